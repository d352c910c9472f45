import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isMuted } from './muted.ts'
import { noteWords, voiceOf } from './notes.ts'
import type { OnlineTable } from './online-table.ts'

/** Milliseconds for which something new is shown. */
const SHOWN = 6000

/** The last thing that was said or happened, for a moment. */
export function Ticker({ table }: { table: OnlineTable }) {
  const isOld = useSignal(true)
  const last = table.notes.value.findLast((note) => !isMuted(table.id, voiceOf(note)) && noteWords(note) !== undefined)
  useEffect(() => {
    isOld.value = last === undefined || last.isPast
    const timer = setTimeout(() => {
      isOld.value = true
    }, SHOWN)
    return () => clearTimeout(timer)
  }, [last?.number])
  return (
    <p class="ticker" role="status">
      {last !== undefined && !isOld.value && <span>{noteWords(last)}</span>}
    </p>
  )
}
