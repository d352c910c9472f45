import type { Me } from '@trick-bento/protocol'
import { words } from '../i18n/index.ts'
import type { Reply } from '../online/request.ts'
import { day, ListItem } from './list-item.tsx'
import { signOut, signOutOthers } from './me.ts'

interface Props {
  readonly me: Me
  showResult(reply: Promise<Reply<Me>>): void
}

/** The devices of a person with a passkey; other devices can be signed out. */
export function Devices({ me, showResult }: Props) {
  const w = words.value.identity
  const others = me.devices.filter(({ you }) => !you).length
  if (me.devices.length === 0) return null
  return (
    <>
      <h2>{w.devices}</h2>
      <ul class="stack own-items">
        {me.devices.map(({ id, label, since, you }) => (
          <ListItem
            key={id}
            label={label}
            note={you ? `${w.thisDevice} · ${w.since(day(since))}` : w.since(day(since))}
            action={w.signOut}
            actionLabel={w.signOutDevice(label || w.unnamed, day(since))}
            onAction={you ? undefined : () => showResult(signOut(id))}
          />
        ))}
      </ul>
      {others > 1 && (
        <div class="actions">
          <button type="button" class="button" onClick={() => showResult(signOutOthers())}>
            {w.signOutOthers(others)}
          </button>
        </div>
      )}
    </>
  )
}
