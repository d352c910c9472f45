import type { Game } from '@trick-bento/kit'
import type { ComponentChildren } from 'preact'
import { Avatar } from '../art/avatar.tsx'
import { avatarsOf } from '../art/avatars.ts'
import { CardBack } from '../art/card-back.tsx'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import type { Phrases } from './phrases.ts'
import type { SeatPicture } from './picture.ts'
import { PileView } from './pile.tsx'
import './seat-plate.css'

interface Props {
  readonly game: Game
  readonly seat: SeatPicture
  readonly phrases: Phrases
  readonly thinking: boolean
  readonly mark?: ComponentChildren
  /** It is the viewer's seat, whose hand is drawn separately. */
  readonly own: boolean
}

/** A seat: name, points, numbers and cards in front of it. */
export function SeatPlate({ game, seat, phrases, thinking, mark, own }: Props) {
  const w = words.value
  const { texts } = phrases
  const cards = seat.hand.cards.length + seat.hand.hidden
  const classes = ['seat', own && 'own', seat.acting && 'acting', thinking && 'thinking', !seat.takesPart && 'out']
  return (
    <section
      class={classes.filter(Boolean).join(' ')}
      data-seat={seat.seat}
      aria-label={w.table.seatOf(phrases.who(seat.seat), w.common.points(seat.total), cards)}
    >
      <header class="seat-head">
        <span class="seat-avatar">
          <Avatar look={avatarsOf(phrases.people.names)[seat.seat]} you={own} />
        </span>
        <span class="seat-name">
          <bdi>{phrases.plate(seat.seat)}</bdi>
        </span>
        <span class="seat-total" aria-label={w.common.points(seat.total)} role="img">
          {w.common.number(seat.total)}
        </span>
      </header>
      <div class="seat-facts">
        {!own && seat.takesPart && seat.hand.cards.length === 0 && <HandCount game={game} seat={seat} />}
        {!seat.takesPart && <span class="seat-out">{w.table.out}</span>}
        {seat.badges.map((name) => (
          <span key={name} class="seat-badge">
            <Icon name="chip" /> {texts.numbers[name]}
          </span>
        ))}
        {seat.tallies.map(({ name, value }) => (
          <span key={name} class="seat-tally">
            <span class="seat-tally-name">{texts.numbers[name]}</span> <b>{value}</b>
          </span>
        ))}
        {mark}
      </div>
      <div class="seat-piles">
        {!own && seat.hand.cards.length > 0 && (
          <PileView
            game={game}
            pile={{ zone: 'hand', place: seat.seat, how: 'fan', ...seat.hand }}
            phrases={phrases}
            label={w.table.handOf(phrases.who(seat.seat))}
          />
        )}
        {seat.piles.map((pile) => (
          <PileView key={pile.place} game={game} pile={pile} phrases={phrases} label={texts.zones[pile.zone]} />
        ))}
      </div>
    </section>
  )
}

/** The number of cards in a hidden hand. */
function HandCount({ game, seat: { seat, hand } }: { game: Game; seat: SeatPicture }) {
  return (
    <span class="seat-cards" data-place={seat} role="img" aria-label={words.value.table.cardsInHand(hand.hidden)}>
      <span class="mini-card">
        <CardBack gameId={game.id} />
      </span>
      <b>{hand.hidden}</b>
    </span>
  )
}
