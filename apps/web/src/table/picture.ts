import type { NumberScreen, Screen } from '@trick-bento/games/screens'
import { type Card, type Place, type Seat, type Suit, UNSEEN, type View } from '@trick-bento/kit'

/** The cards of one place: those that are face up for the viewer, and the number of the others. */
export interface Pile {
  readonly zone: string
  readonly place: Place
  readonly how: 'fan' | 'pile' | 'at seat'
  readonly cards: readonly Card[]
  readonly hidden: number
}

export interface SeatPicture {
  readonly seat: Seat
  readonly takesPart: boolean
  readonly acting: boolean
  readonly hand: { readonly cards: readonly Card[]; readonly hidden: number }
  readonly total: number
  /** Names of public numbers whose value is this seat. */
  readonly badges: readonly string[]
  readonly tallies: readonly { readonly name: string; readonly value: number }[]
  /** Tallies drawn as racks with a line after some places. */
  readonly racks: readonly Rack[]
  readonly piles: readonly Pile[]
}

export interface Rack {
  readonly name: string
  readonly value: number
  readonly line: number
}

/** A card of the trick, in the order of play. */
export interface TrickSpot {
  readonly index: number
  readonly seat: Seat
  readonly card: Card
  /** It is face down; `card` is UNSEEN unless the viewer knows it. */
  readonly covered: boolean
  /** It has left the trick. */
  readonly gone: boolean
  /** It would win if the trick ended now. */
  readonly winning: boolean
}

export interface Counter {
  readonly name: string
  readonly value: number
  /** The maximum value. */
  readonly of: number | undefined
}

/** Everything that the screen shows of a table. */
export interface Picture {
  readonly round: number
  /** The number of rounds; undefined if it is not fixed. */
  readonly rounds: number | undefined
  readonly phase: string
  readonly seats: readonly SeatPicture[]
  readonly trick: readonly TrickSpot[]
  readonly counters: readonly Counter[]
  readonly emblems: readonly { readonly name: string; readonly suit: Suit }[]
  /** Places without an owner. */
  readonly middle: readonly Pile[]
}

/** A view, and whether its viewer sees all cards. */
export interface Perspective {
  readonly view: View
  readonly seesAll: boolean
}

/** `gone` are the cards that have left the trick, by the order of play. */
export function picture(perspective: Perspective, screen: Screen, gone: ReadonlySet<number>): Picture {
  const { game, table } = perspective.view
  const { kind, layout } = game
  const shown = Object.entries(kind.numbers).flatMap(([name, type]) => {
    const how = screen.numbers[name]
    return how === undefined ? [] : [{ name, type, how }]
  })
  const values = table.n as Readonly<Record<string, number & ArrayLike<number>>>
  const as = (wanted: NumberScreen['as']) => shown.filter(({ how }) => how.as === wanted)
  const pilesOf = (owner: Seat | -1): Pile[] =>
    layout.places.flatMap(({ zone, owner: whose }, place) => {
      const how: Screen['zones'][string] | undefined = screen.zones[zone] // none for hands, trick and stock
      if (whose !== owner || how === undefined || how === 'hidden' || how === 'in trick') return []
      return [{ zone, place, how, ...seen(perspective, place, how) }]
    })

  return {
    round: table.round,
    rounds: screen.rounds === undefined ? undefined : (game.options[screen.rounds] as number),
    phase: game.phases[table.phase].name,
    seats: Array.from({ length: game.seats }, (_, seat) => ({
      seat,
      takesPart: table.isPlaying(seat),
      acting: table.isActing(seat),
      hand: seen(perspective, seat, 'fan'),
      total: table.totals[seat],
      badges: as('badge').flatMap(({ name }) => (values[name] === seat ? [name] : [])),
      tallies: as('tally').map(({ name }) => ({ name, value: values[name][seat] })),
      racks: as('rack').map(({ name, how }) => {
        const { line } = how as Extract<NumberScreen, { as: 'rack' }>
        return { name, value: values[name][seat], line: line(game.seats) }
      }),
      piles: pilesOf(seat),
    })),
    trick: trickSpots(perspective, screen, gone),
    counters: as('counter').map(({ name, how }) => counter(perspective.view, name, how)),
    emblems: as('emblem').flatMap(({ name }) => {
      const suit: Suit | undefined = game.deck.suits[values[name]] // undefined for NO_SUIT
      return suit === undefined ? [] : [{ name, suit }]
    }),
    middle: pilesOf(-1),
  }
}

/** A counter with `countFrom: 1` shows the current item; after the round, it shows the number of items. */
function counter({ game, table: { n, roundOver } }: View, name: string, how: NumberScreen): Counter {
  const values = n as Readonly<Record<string, number>>
  const { of, countFrom = 0 } = how as Extract<NumberScreen, { as: 'counter' }>
  const most = of === undefined ? undefined : typeof of === 'string' ? values[of] : of(game.seats)
  return { name, value: Math.min(values[name] + (roundOver ? 0 : countFrom), most ?? Infinity), of: most }
}

export function trickSpots(perspective: Perspective, screen: Screen, gone: ReadonlySet<number>): TrickSpot[] {
  const { table, game } = perspective.view
  const isWhole = table.played > 0 && gone.size === 0
  const winning = (isWhole && screen.winning?.(table, game)) || []
  return Array.from({ length: table.played }, (_, index) => ({
    ...trickSpot(perspective, screen, gone, index),
    winning: winning.includes(index),
  }))
}

function trickSpot(
  perspective: Perspective,
  screen: Screen,
  gone: ReadonlySet<number>,
  index: number,
): Omit<TrickSpot, 'winning'> {
  const { table, game } = perspective.view
  const seat = table.playedBy(index)
  const card = table.trick(index)
  if (card !== UNSEEN) return { index, seat, card, covered: false, gone: gone.has(index) }
  const place = game.layout.places.findIndex(({ zone, owner }) => owner === seat && screen.zones[zone] === 'in trick')
  const { cards } = seen(perspective, place, 'fan')
  return { index, seat, card: cards[0] ?? UNSEEN, covered: true, gone: false }
}

/**
 * The cards of a place that are face up for the viewer, and the number of the others. Hidden cards that a player could
 * infer are not shown. The cards of a pile are hidden from every viewer.
 */
function seen({ view, seesAll }: Perspective, place: Place, how: Pile['how']): { cards: Card[]; hidden: number } {
  const { cards, hidden } = view.cardsAt(place)
  if (how !== 'fan' || !(seesAll || view.sees(place))) return { cards: [], hidden: cards.size + hidden }
  return { cards: Array.from(cards, (copy) => view.game.deck.kindOf(copy)), hidden }
}
