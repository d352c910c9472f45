import type { Game } from '@trick-bento/kit'
import { UNSEEN } from '@trick-bento/kit'
import type { ComponentChildren } from 'preact'
import { Avatar } from '../art/avatar.tsx'
import { CardBack } from '../art/card-back.tsx'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { CardView } from './card.tsx'
import type { Phrases } from './phrases.ts'
import type { Pile, SeatPicture } from './picture.ts'
import './seat-plate.css'
import './pile.css'

interface Props {
  readonly game: Game
  readonly seat: SeatPicture
  readonly phrases: Phrases
  readonly thinking: boolean
  readonly mark?: ComponentChildren
  /** Its hand is drawn elsewhere. */
  readonly own: boolean
}

/** Somebody at the table: name, points, what lies before them. */
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
          <Avatar seed={phrases.people.names[seat.seat]} you={own} />
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

/** A hand that nobody else sees. */
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

interface PileProps {
  readonly game: Game
  readonly pile: Pile
  readonly phrases: Phrases
  readonly label: string
}

/** Cards at one place: each of them, or a closed pile with its count. */
export function PileView({ game, pile, phrases, label }: PileProps) {
  const { table, common } = words.value
  const count = pile.cards.length + pile.hidden
  const backs = pile.how === 'pile' ? Math.min(1, pile.hidden) : pile.hidden
  const shown = [...pile.cards, ...Array.from({ length: backs }, () => UNSEEN)]
  const isFaceDown = game.layout.places[pile.place].sight === 'none'
  const classes = ['pile', pile.how, count === 0 && 'none', isFaceDown && pile.cards.length > 0 && 'covered']
  const spoken = [
    ...pile.cards.map((card) => phrases.card(card)),
    ...(pile.hidden > 0 ? [table.faceDownCards(pile.hidden)] : []),
  ]
  return (
    <div
      class={classes.filter(Boolean).join(' ')}
      data-place={pile.place}
      role="img"
      aria-label={table.labelled(label, spoken.length > 0 ? common.listed(spoken) : table.nothingThere)}
    >
      {count > 0 && <span class="pile-name">{label}</span>}
      <span class="pile-cards">
        {shown.map((card, i) => (
          <span key={`${card}/${i}`} class="mini-card" {...(card !== UNSEEN && { 'data-card': card })}>
            <CardView game={game} card={card} />
          </span>
        ))}
        {pile.how === 'pile' && count > 0 && <b class="pile-count">{count}</b>}
      </span>
    </div>
  )
}
