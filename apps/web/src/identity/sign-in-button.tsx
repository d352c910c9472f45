import { useSignal } from '@preact/signals'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import type { Reply } from '../online/api.ts'
import { Failure } from './failure.tsx'
import { lookAtMe, type Me, signIn } from './me.ts'
import { hasPasskeys } from './webauthn.ts'

/** Makes this device who a passkey says; what is left behind is said before. */
export function SignInButton({ onDone }: { onDone(reply: Reply<Me>): void }) {
  const w = words.value.identity
  const failure = useSignal<string | undefined>(undefined)
  const use = async (): Promise<void> => {
    const before = await lookAtMe()
    if (before.ok && before.value.somebody && !confirm(w.useAsk)) return
    const reply = await signIn()
    failure.value = reply.ok ? undefined : reply.code
    if (reply.ok) onDone(reply)
  }
  if (!hasPasskeys()) return null
  return (
    <>
      <button type="button" class="button" onClick={() => void use()}>
        <Icon name="key" /> {w.use}
      </button>
      <Failure code={failure.value} />
    </>
  )
}
