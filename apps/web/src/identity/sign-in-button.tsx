import { useSignal } from '@preact/signals'
import type { Me } from '@trick-bento/protocol'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import type { FailureCode, Reply } from '../online/request.ts'
import { Failure } from './failure.tsx'
import { readMe, signIn } from './me.ts'
import { hasPasskeys } from './webauthn.ts'

/** Signs this device in with a passkey. Warns first if the device already belongs to a person. */
export function SignInButton({ onDone }: { onDone(reply: Reply<Me>): void }) {
  const w = words.value.identity
  const failure = useSignal<FailureCode | undefined>(undefined)
  const signInWithPasskey = async (): Promise<void> => {
    const before = await readMe()
    if (before.ok && before.value.somebody && !confirm(w.useAsk)) return
    const reply = await signIn()
    failure.value = reply.ok ? undefined : reply.code
    if (reply.ok) onDone(reply)
  }
  if (!hasPasskeys()) return null
  return (
    <>
      <button type="button" class="button" onClick={() => void signInWithPasskey()}>
        <Icon name="key" /> {w.use}
      </button>
      <Failure code={failure.value} />
    </>
  )
}
