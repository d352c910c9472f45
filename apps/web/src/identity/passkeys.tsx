import type { Me, PasskeyInfo } from '@trick-bento/protocol'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import type { Reply } from '../online/request.ts'
import { settings } from '../settings/settings.ts'
import { day, ListItem } from './list-item.tsx'
import { addPasskey, removePasskey } from './me.ts'
import { SignInButton } from './sign-in-button.tsx'
import { hasPasskeys } from './webauthn.ts'

interface Props {
  readonly me: Me
  /** Waits for the reply and shows its result; `done` is the text after a success. */
  showResult(reply: Promise<Reply<Me>>, done?: string): void
}

/** Adds, lists and removes passkeys, and signs in with one. */
export function Passkeys({ me, showResult }: Props) {
  const w = words.value.identity
  const remove = ({ id }: PasskeyInfo): void => {
    if (confirm(me.passkeys.length === 1 ? w.lastAsk : w.removeAsk)) showResult(removePasskey(id))
  }
  return (
    <>
      <h2>{w.passkeys}</h2>
      <p>{w.passkeysAbout}</p>
      {me.passkeys.length > 0 && (
        <ul class="stack own-items">
          {me.passkeys.map((passkey) => (
            <ListItem
              key={passkey.id}
              label={passkey.label}
              note={`${w.since(day(passkey.since))} · ${w.usedOn(day(passkey.usedAt))}`}
              action={w.remove}
              actionLabel={w.removePasskey(passkey.label || w.unnamed, day(passkey.since))}
              onAction={() => remove(passkey)}
            />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <div class="actions">
          <button
            type="button"
            class={me.passkeys.length === 0 ? 'button primary' : 'button'}
            onClick={() => showResult(addPasskey(settings.value.name.trim()), w.added)}
          >
            <Icon name="key" /> {w.add}
          </button>
          <SignInButton onDone={(reply) => showResult(Promise.resolve(reply), w.used)} />
        </div>
      ) : (
        <p>{w.noPasskeys}</p>
      )}
    </>
  )
}
