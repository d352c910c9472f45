import {
  type Card,
  type Cards,
  type DealSource,
  explain,
  type Game,
  type GameKind,
  legal,
  Match,
  moveNames,
  must,
  type Place,
  parseMove,
  range,
  type Seat,
  show,
  View,
} from '@trick-bento/kit'
import { movesIn } from '../lesson/moves-in.ts'

// Prepared positions, so that tests read like the rules. Cards are written with spaces between: 'R9 B10'.

/** The cards of each zone: one text for each seat, or one for a zone that belongs to no seat. */
interface CardsByZone {
  readonly hands?: readonly string[]
  /** Any zone of the game, by its name. */
  readonly [zone: string]: unknown
}
/** A deal. Places without cards get the remaining ones, lowest first. */
export interface Arranged extends CardsByZone {
  /** The seat that is drawn at random; the first seat by default. */
  readonly leader?: Seat
}

/** A match whose rounds are dealt like this. Further rounds are dealt from the whole deck, lowest cards first. */
export const arrange = (game: Game, ...rounds: readonly Arranged[]): Match =>
  new Match(game, (round) => arrangedDeal(game, rounds[round - 1] ?? {}))

function arrangedDeal(game: Game, arranged: Arranged): DealSource {
  let piles: Map<Place, Card[]> | undefined
  let others: Card[] = []
  return {
    draw: (seats) => arranged.leader ?? seats[0],
    take(table, place, count) {
      if (piles === undefined) {
        const pick = picker(game, table.cards(game.layout.stock))
        piles = new Map([...placesIn(game, arranged)].map(([at, names]) => [at, names.map(pick.one)]))
        others = [...pick.left()]
      }
      const named = piles.get(place) ?? []
      if (named.length > count) throw new Error(`place ${place} gets ${count} cards, but ${named.length} are named`)
      return [...named, ...others.splice(0, count - named.length)]
    },
  }
}

export interface Position extends CardsByZone {
  /** The seat whose turn it is. */
  readonly turn?: Seat
  readonly totals?: readonly number[]
  /** The game's own public numbers. */
  readonly numbers?: Readonly<Record<string, number | readonly number[]>>
}

/** Puts exactly these cards on the table, between two tricks. All other cards go to a hidden place. */
export function place(match: Match, position: Position): Match {
  const { game, table } = match
  const { places } = game.layout
  if (table.played > 0) throw new Error('a trick is being played')
  const aside = places.findIndex(({ owner, sight }, at) => at > game.layout.stock && owner < 0 && sight === 'none')
  places.forEach((_, at) => {
    for (const copy of table.cards(at)) if (at !== aside) table.shift(copy, at, aside)
  })
  const pick = picker(game, table.cards(aside))
  for (const [at, names] of placesIn(game, position)) {
    const { stackAt, stack } = places[at]
    names.map(pick.one).forEach((copy, i) => {
      table.shift(copy, aside, at)
      if (stack > 0) table.mem[stackAt + stack - names.length + i] = copy
    })
  }
  const { turn, totals = [], numbers = {} } = position
  table.totals.set(totals)
  for (const [name, value] of Object.entries(numbers)) {
    if (typeof value === 'number') Object.assign(own(match), { [name]: value })
    else (own(match)[name] as Int32Array).set(value)
  }
  if (turn !== undefined) table.ask('play', turn)
  return match
}

function picker(game: Game, from: Cards): { one(name: string): Card; left(): Cards } {
  let left = from
  return {
    one(name) {
      const kind = game.deck.parse(name)
      if (kind === undefined) throw new Error(`there is no card ${name} in this deck`)
      const copies = left.and(game.deck.alike(kind))
      if (!copies.some) throw new Error(`no ${name} is left to be placed`)
      left = left.minus(copies.minus(copies.rest))
      return copies.first
    },
    left: () => left,
  }
}

const OTHER_FIELDS = ['leader', 'turn', 'totals', 'numbers']

function* placesIn(game: Game, byZone: CardsByZone): Generator<[Place, string[]]> {
  for (const [field, value] of Object.entries(byZone)) {
    if (OTHER_FIELDS.includes(field)) continue
    const texts = typeof value === 'string' ? [value] : (value as readonly string[])
    for (const [seat, text] of texts.entries()) {
      yield [placeOf(game, field === 'hands' ? 'hand' : field, seat), words(text)]
    }
  }
}
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** The place of a zone, of this seat if the zone has a place for each. */
function placeOf(game: Game, zone: string, seat: Seat = 0): Place {
  const first = game.layout.firstPlace[zone]
  if (first === undefined) throw new Error(`${game.id} has no zone ${zone}`)
  return first + seat
}

// Playing.

/** Makes a move, written as in records, for the seat whose turn it is. */
export function play(match: Match, text: string): Match {
  const { game, table } = match
  const move = parseMove(game, table.phase, text)
  if (move === undefined) throw new Error(`there is no move "${text}" now; legal: ${legalNames(match)}`)
  must(match.play(table.turn, move))
  return match
}
/** Makes several moves: `playAll(match, 'R9 flip R3 Y2 take Y2')`. */
export function playAll(match: Match, moves: string): Match {
  for (const move of movesIn(match.game, moves)) play(match, move)
  return match
}
/** Makes the lowest legal move. */
export function playAny(match: Match): Match {
  const { game, table } = match
  must(match.play(table.turn, legal(game, table, table.turn).first))
  return match
}
/** Makes the lowest legal moves until the round is over. */
export function playOut(match: Match): Match {
  while (!match.table.roundOver) playAny(match)
  return match
}
/** The legal moves of the seat whose turn it is, in the deck's order. */
export const legalNames = (match: Match): string => moveNames(match.game, match.table, match.table.turn).join(' ')
/** Why a move is not allowed now; undefined if it is. */
export function why(match: Match, text: string, seat: Seat = match.table.turn): string | undefined {
  const move = parseMove(match.game, match.table.phase, text)
  return move === undefined ? 'no-such-move' : explain(match.game, match.table, seat, move)
}

// Looking at the table.

/** The cards in a zone, as names in the deck's order. */
export const cardsAt = (match: Match, zone: string, seat?: Seat): string =>
  names(match.game, match.table.cards(placeOf(match.game, zone, seat)))
/** The number of cards in a zone, for each seat. */
export const counts = (match: Match, zone: string): number[] =>
  range(0, match.game.seats - 1).map((seat) => match.table.count(placeOf(match.game, zone, seat)))
export const totals = (match: Match): number[] => [...match.table.totals.slice(0, match.game.seats)]
/** The points that each seat has scored in this round. */
export const scores = (match: Match): number[] => range(0, match.game.seats - 1).map((seat) => match.table.scored(seat))
/** One of the game's public numbers. */
export const numberOf = (match: Match, name: string): number => own(match)[name] as number
/** One of the game's public numbers that every seat has. */
export const numbersOf = (match: Match, name: string): number[] => [
  ...(own(match)[name] as Int32Array).slice(0, match.game.seats),
]
const own = (match: Match): Record<string, number | Int32Array> => match.table.n as Record<string, number | Int32Array>
const names = (game: Game, cards: Cards): string => Array.from(cards, (card) => game.deck.name(card)).join(' ')

/** What a seat knows of a zone: the known cards, and the number of unknown ones. A spectator is seat -1. */
export function known(match: Match, viewer: Seat, zone: string, seat?: Seat): { cards: string; hidden: number } {
  const view = show(match, new View(match.game, viewer))
  const { cards, hidden } = view.cardsAt(placeOf(match.game, zone, seat))
  return { cards: names(match.game, cards), hidden }
}

/** Why a game cannot be played with these seats and options; undefined if it can. */
export function refusal(kind: GameKind, seats: number, options?: unknown): string | undefined {
  const made = kind.at(seats, options)
  return made.ok ? undefined : made.error
}
