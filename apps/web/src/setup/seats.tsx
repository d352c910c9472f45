import { Avatar } from '../art/avatar.tsx'
import { words } from '../i18n/index.ts'
import { MAX_NAME, settings } from '../settings/settings.ts'
import { type Draft, LEVEL_NAMES, type Occupant, playersOf } from './draft.ts'
import './seats.css'

interface Props {
  readonly draft: Draft
  edit(some: Partial<Draft>): void
}

/** Who sits where: you, friends on this device, bots of five levels. */
export function Seats({ draft, edit }: Props) {
  const w = words.value
  const { seats, sitters, friends } = draft
  const players = playersOf(draft, settings.value.name, { you: w.common.you, friend: w.setup.friendPreset })
  const seatAt = (seat: number, sitter: Occupant): void => edit({ sitters: sitters.with(seat, sitter) })
  return (
    <fieldset class="field seat-choices">
      <legend class="field-title">{w.setup.whoSitsWhere}</legend>
      <ol>
        {sitters.slice(0, seats).map((sitter, seat) => (
          <li key={seat} class="seat-choice">
            <span class="seat-avatar">
              <Avatar seed={players[seat].name} you={sitter === 'you'} />
            </span>
            <select
              aria-label={w.setup.sitterOf(seat + 1)}
              value={sitter}
              onChange={(event) => seatAt(seat, event.currentTarget.value as Occupant)}
            >
              <option value={seat === 0 ? 'you' : 'friend'}>{seat === 0 ? w.setup.you : w.setup.friend}</option>
              {LEVEL_NAMES.map((level) => (
                <option key={level} value={level}>
                  {w.setup.botOf(w.setup.levels[level].name)}
                </option>
              ))}
            </select>
            {sitter === 'friend' ? (
              <input
                type="text"
                aria-label={w.setup.friendName(seat + 1)}
                value={friends[seat]}
                maxLength={MAX_NAME}
                placeholder={w.setup.friendPreset(seat + 1)}
                onInput={(event) => edit({ friends: friends.with(seat, event.currentTarget.value) })}
              />
            ) : (
              <span class="seat-choice-about">
                <b>
                  <bdi>{players[seat].name}</bdi>
                </b>{' '}
                {sitter !== 'you' && w.setup.levels[sitter].about}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p class="field-about">{noteOn(draft)}</p>
    </fieldset>
  )
}

function noteOn({ sitters, seats }: Draft): string {
  const w = words.value.setup
  const sitting = sitters.slice(0, seats)
  if (sitting.includes('friend')) return w.passAndPlay
  return sitting[0] === 'you' ? w.fairBots : w.onlyBots
}
