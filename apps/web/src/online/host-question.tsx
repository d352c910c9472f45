import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../i18n/index.ts'
import type { Summary } from './api.ts'
import type { RemoteTable } from './remote-table.ts'

/** A little longer than the server gives the host to answer. */
const TIME_TO_ANSWER = 21_000

/** Is the host still there? Whoever sits may ask, and become the host if nobody answers. */
export function HostQuestion({ table, summary }: { table: RemoteTable; summary: Summary }) {
  const w = words.value.online
  const isLate = useSignal(false)
  useEffect(() => {
    isLate.value = false
    if (!summary.knocked) return
    const timer = setTimeout(() => {
      isLate.value = true
    }, TIME_TO_ANSWER)
    return () => clearTimeout(timer)
  }, [summary.knocked])
  if (summary.host) {
    if (!summary.knocked) return null
    return (
      <p class="asked" role="alert">
        {w.areYouThere}{' '}
        <button type="button" class="button primary" onClick={() => void table.send({ type: 'here' })}>
          {w.iAmHere}
        </button>
      </p>
    )
  }
  if (summary.you < 0) return null
  if (summary.knocked && !isLate.value) return <p role="status">{w.hostAsked}</p>
  return (
    <p>
      <button type="button" class="button" onClick={() => void table.send({ type: 'lead' })}>
        {summary.knocked ? w.becomeHost : w.hostGone}
      </button>
    </p>
  )
}
