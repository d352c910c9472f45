import { LEVEL_NAMES, MAX_NAME_LENGTH } from '@trick-bento/protocol/constants'
import { Avatar } from '../art/avatar.tsx'
import { avatarsOf } from '../art/avatars.ts'
import { words } from '../i18n/index.ts'
import { shownName } from '../i18n/shown-name.ts'
import { settings } from '../settings/settings.ts'
import { type Draft, type Occupant, playersOf } from './draft.ts'
import './seats.css'

interface Props {
  readonly draft: Draft
  edit(some: Partial<Draft>): void
}

/** The occupant of each seat: the user, friends at this device, or bots of five levels. */
export function Seats({ draft, edit }: Props) {
  const w = words.value
  const { seats, occupants, friends } = draft
  const players = playersOf(draft, settings.value.name, { you: w.common.you, friend: w.setup.friendPreset })
  const looks = avatarsOf(players.map(shownName))
  const choose = (seat: number, occupant: Occupant): void => edit({ occupants: occupants.with(seat, occupant) })
  return (
    <fieldset class="field seat-occupants">
      <legend class="field-title">{w.setup.whoSitsWhere}</legend>
      <ol>
        {occupants.slice(0, seats).map((occupant, seat) => (
          <li key={seat} class="seat-occupant">
            <span class="seat-avatar">
              <Avatar look={looks[seat]} you={occupant === 'you'} />
            </span>
            <select
              aria-label={w.setup.sitterOf(seat + 1)}
              value={occupant}
              onChange={(event) => choose(seat, event.currentTarget.value as Occupant)}
            >
              <option value={seat === 0 ? 'you' : 'friend'}>{seat === 0 ? w.setup.you : w.setup.friend}</option>
              {LEVEL_NAMES.map((level) => (
                <option key={level} value={level}>
                  {w.setup.botOf(w.setup.levels[level].name)}
                </option>
              ))}
            </select>
            {occupant === 'friend' ? (
              <input
                type="text"
                aria-label={w.setup.friendName(seat + 1)}
                value={friends[seat]}
                maxLength={MAX_NAME_LENGTH}
                placeholder={w.setup.friendPreset(seat + 1)}
                onInput={(event) => edit({ friends: friends.with(seat, event.currentTarget.value) })}
              />
            ) : (
              <span class="seat-occupant-about">
                <b>
                  <bdi>{shownName(players[seat])}</bdi>
                </b>{' '}
                {occupant !== 'you' && w.setup.levels[occupant].about}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p class="field-about">{noteOn(draft)}</p>
    </fieldset>
  )
}

function noteOn({ occupants, seats }: Draft): string {
  const w = words.value.setup
  const seated = occupants.slice(0, seats)
  if (seated.includes('friend')) return w.passAndPlay
  return seated[0] === 'you' ? w.fairBots : w.onlyBots
}
