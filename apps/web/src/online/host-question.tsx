import { useSignal } from '@preact/signals'
import type { TableGlance } from '@trick-bento/protocol'
import { HOST_ANSWER_TIME } from '@trick-bento/protocol/constants'
import { useEffect } from 'preact/hooks'
import { words } from '../i18n/index.ts'
import type { RemoteTable } from './remote-table.ts'

/** A little longer than the server waits, in milliseconds. */
const WAITING_TIME = HOST_ANSWER_TIME + 1000

/** Asks whether the host is still there. A person with a seat may ask, and becomes the host without an answer. */
export function HostQuestion({ table, glance }: { table: RemoteTable; glance: TableGlance }) {
  const w = words.value.online
  const isLate = useSignal(false)
  useEffect(() => {
    isLate.value = false
    if (!glance.knocked) return
    const timer = setTimeout(() => {
      isLate.value = true
    }, WAITING_TIME)
    return () => clearTimeout(timer)
  }, [glance.knocked])
  if (glance.host) {
    if (!glance.knocked) return null
    return (
      <p class="asked" role="alert">
        {w.areYouThere}{' '}
        <button type="button" class="button primary" onClick={() => void table.send({ type: 'here' })}>
          {w.iAmHere}
        </button>
      </p>
    )
  }
  if (glance.you < 0) return null
  if (glance.knocked && !isLate.value) return <p role="status">{w.hostAsked}</p>
  return (
    <p>
      <button type="button" class="button" onClick={() => void table.send({ type: 'lead' })}>
        {glance.knocked ? w.becomeHost : w.hostGone}
      </button>
    </p>
  )
}
