import type { TableGlance } from '@trick-bento/protocol'
import { Avatar } from '../art/avatar.tsx'
import { avatarsOf } from '../art/avatars.ts'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { shownName } from '../i18n/shown-name.ts'
import './seat-person.css'

/** The person or bot at a seat, with marks for bots and for the host. */
export function SeatPerson({ glance, seat }: { glance: TableGlance; seat: number }) {
  const w = words.value
  const { kind, away, level } = glance.sitters[seat]
  const names = glance.sitters.map(shownName)
  const name = names[seat]
  const botText = level ? w.setup.levels[level].name : w.online.bot
  return (
    <span class="chair-name">
      <span class="seat-avatar">
        <Avatar look={avatarsOf(names)[seat]} you={glance.you === seat} />
      </span>
      <span class="chair-person">
        <b>
          <bdi>{name}</bdi>
        </b>
        {(kind === 'bot' || away) && (
          <span class="chair-about">
            <Icon name="robot" /> {away ? w.online.botPlays : botText}
          </span>
        )}
        {glance.hostSeat === seat && (
          <span class="chair-about">
            <Icon name="crown" /> {w.online.host}
          </span>
        )}
      </span>
    </span>
  )
}
