import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import type { FailureCode } from '../online/request.ts'
import { Failure } from './failure.tsx'
import { beginSubscription, endSubscription, type NotificationState, notificationState } from './push-subscription.ts'

/** Switches notifications of this device on or off. At a table it can only switch them on. */
export function NotificationButton({ at }: { at: 'table' | 'own page' }) {
  const w = words.value.identity
  const before = useSignal<NotificationState | undefined>(undefined)
  const state = useSignal<NotificationState | undefined>(undefined)
  const failure = useSignal<FailureCode | undefined>(undefined)
  useEffect(() => {
    void notificationState().then((found) => {
      before.value = found
      state.value = found
    })
  }, [])
  const change = async (): Promise<void> => {
    const reply = await (state.value === 'on' ? endSubscription() : beginSubscription())
    failure.value = reply.ok ? undefined : reply.code
    state.value = await notificationState()
  }
  const now = state.value
  if (now === undefined || (at === 'table' && before.value !== 'off')) return null
  if (now === 'impossible') return <p>{w.noNotices}</p>
  if (now === 'denied') return <p>{w.noticesDenied}</p>
  if (now === 'on' && at === 'table') return <p role="status">{w.noticesAreOn}</p>
  return (
    <>
      <button type="button" class="button" onClick={() => void change()}>
        <Icon name="bell" /> {now === 'on' ? w.noticesOff : w.noticesOn}
      </button>
      <Failure code={failure.value} />
    </>
  )
}
