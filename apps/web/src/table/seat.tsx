import type { Game } from '@trick-bento/kit'
import type { ComponentChildren } from 'preact'
import { Avatar } from '../art/avatar.tsx'
import { avatarsOf } from '../art/avatars.ts'
import { Chip } from '../art/pieces/chip.tsx'
import { Star } from '../art/pieces/star.tsx'
import { Explained } from '../explain/explained.tsx'
import { aboutCards, aboutNumber, aboutTotal, type Explanation } from '../explain/explanation.ts'
import { words } from '../i18n/index.ts'
import { HandBacks } from './hand-backs.tsx'
import type { SeatLayout } from './layout/table-layout.ts'
import type { Phrases } from './phrases.ts'
import type { SeatPicture } from './picture.ts'
import { SeatPiles } from './seat-piles.tsx'
import { Total } from './total.tsx'
import './seat.css'

interface Props {
  readonly game: Game
  readonly seat: SeatPicture
  readonly at: SeatLayout
  readonly phrases: Phrases
  readonly thinking: boolean
  readonly mark?: ComponentChildren
  /** It is the viewer's seat. */
  readonly own: boolean
  /** Its hand is drawn separately. */
  readonly isNearest: boolean
  /** Set while the viewer is asked for a seat and this one may be named. */
  readonly choice?: SeatChoice | undefined
}

export interface SeatChoice {
  /** What a tap does: `Let Hana lead`. */
  readonly label: string
  readonly isAdvised: boolean
  onChoose(): void
}

/** A seat at the table: avatar, hidden hand, plaque with name and points, and the cards in front of it. */
export function Seat({ game, seat, at, phrases, thinking, mark, own, isNearest, choice }: Props) {
  const w = words.value
  const cards = seat.hand.cards.length + seat.hand.hidden
  const { avatar, avatarSize, plaque } = at
  const classes = [
    'seat',
    own && 'own',
    seat.acting && 'acting',
    thinking && 'thinking',
    !seat.takesPart && 'out',
    choice && 'choosable',
  ]
  const isHandHidden = !isNearest && seat.takesPart && seat.hand.cards.length === 0
  return (
    <section
      class={classes.filter(Boolean).join(' ')}
      data-seat={seat.seat}
      aria-label={w.table.seatOf(phrases.who(seat.seat), w.common.points(seat.total), cards)}
      style={{ left: `${avatar.x}px`, top: `${avatar.y}px`, '--avatar': `${avatarSize}px` }}
    >
      {isHandHidden && <HandBacks game={game} place={seat.seat} count={seat.hand.hidden} {...at.fan} />}
      <span class="seat-avatar">
        <Avatar look={avatarsOf(phrases.people.names)[seat.seat]} you={own} />
      </span>
      {choice && (
        <button
          type="button"
          class={`seat-choice${choice.isAdvised ? ' advised' : ''}`}
          aria-label={choice.label}
          title={choice.label}
          onClick={choice.onChoose}
        />
      )}
      <Explained
        phrases={phrases}
        entries={entriesOf(seat, cards, phrases)}
        class={`plaque ${plaque.align}`}
        label={choice?.label ?? plaqueLabel(seat, cards, phrases)}
        {...(choice && { onClick: choice.onChoose, 'aria-haspopup': undefined })}
        style={{
          left: `calc(50% + ${plaque.x - avatar.x}px)`,
          top: `calc(50% + ${plaque.y - avatar.y}px)`,
          maxWidth: `${plaque.widest}px`,
        }}
      >
        <span class="plaque-words">
          <span class="seat-name">
            <bdi>{phrases.plate(seat.seat)}</bdi>
          </span>
          <SeatFacts seat={seat} cards={cards} phrases={phrases} mark={mark} />
        </span>
        <span data-about={0}>
          <Total game={game} total={seat.total} />
        </span>
      </Explained>
      <SeatPiles game={game} seat={seat} at={at} phrases={phrases} withHand={!isNearest} />
    </section>
  )
}

/** What a tap on the plaque explains: the points, and each fact in the order in which it is shown. */
const entriesOf = ({ badges, tallies }: SeatPicture, cards: number, phrases: Phrases): Explanation[] => [
  aboutTotal(phrases),
  ...badges.map((name) => aboutNumber(phrases, name)),
  ...tallies.map(({ name }) => aboutNumber(phrases, name)),
  ...(tallies.length === 0 ? [aboutCards(words.value.table.cards(cards))] : []),
]

function plaqueLabel(
  { seat, total, badges, tallies, takesPart }: SeatPicture,
  cards: number,
  phrases: Phrases,
): string {
  const { table, explain } = words.value
  const { texts } = phrases
  return explain.plaque(phrases.plate(seat), [
    table.counter(texts.total, total),
    ...badges.map((name) => texts.numbers[name]),
    ...tallies.map(({ name, value }) => table.counter(texts.numbers[name], value)),
    takesPart ? table.cardsInHand(cards) : table.out,
  ])
}

/** The second line of a plaque. */
function SeatFacts({
  seat,
  cards,
  phrases: { texts },
  mark,
}: Pick<Props, 'seat' | 'phrases' | 'mark'> & { cards: number }) {
  const w = words.value.table
  if (!seat.takesPart) return <span class="seat-facts seat-out">{w.out}</span>
  return (
    <span class="seat-facts">
      {seat.badges.map((name, i) => (
        <span key={name} class="seat-badge" data-about={1 + i}>
          <Chip /> <span class="seat-badge-name">{texts.numbers[name]}</span>
        </span>
      ))}
      {seat.tallies.map(({ name, value }, i) => (
        <span key={name} class="seat-tally" data-about={1 + seat.badges.length + i}>
          {name === 'stars' ? <Star /> : <span class="seat-tally-name">{texts.numbers[name]}</span>} <b>{value}</b>
        </span>
      ))}
      {seat.tallies.length === 0 && (
        <span class="seat-count" data-about={1 + seat.badges.length}>
          {w.cards(cards)}
        </span>
      )}
      {mark}
    </span>
  )
}
