import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { activityText, voiceOf } from './activity.ts'
import { isMuted } from './muted.ts'
import type { RemoteTable } from './remote-table.ts'
import './ticker.css'

/** Milliseconds for which an activity is shown. */
const SHOWN_TIME = 6000

/** Shows the last activity for a moment. */
export function Ticker({ table }: { table: RemoteTable }) {
  const isOld = useSignal(true)
  const last = table.activity.items.value.findLast(
    (note) => !isMuted(table.id, voiceOf(note)) && activityText(note) !== undefined,
  )
  useEffect(() => {
    isOld.value = last === undefined || last.isPast
    const timer = setTimeout(() => {
      isOld.value = true
    }, SHOWN_TIME)
    return () => clearTimeout(timer)
  }, [last?.number])
  return (
    <p class="ticker" role="status">
      {last !== undefined && !isOld.value && <span>{activityText(last)}</span>}
    </p>
  )
}
