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

// Prepared positions for tests that read like the rulebook. Cards are written with spaces between: 'R9 B10'.

/** Which cards lie where: one text for each seat, or one for the table. */
export interface Lying {
  readonly hands?: readonly string[]
  readonly faceDown?: readonly string[]
  readonly shown?: readonly string[]
  readonly buried?: readonly string[]
  readonly prizes?: readonly string[]
  readonly scored?: readonly string[]
  readonly unused?: string
}
/** A deal: what is not named is filled up with the remaining cards, lowest first. */
export interface Arranged extends Lying {
  /** Who is drawn by lot; the first seat unless said. */
  readonly leader?: Seat
}

/** A match whose rounds are dealt as told; rounds that are not told are filled from the whole deck. */
export const arrange = (game: Game, ...rounds: readonly Arranged[]): Match =>
  new Match(game, (round) => arrangedDeal(game, rounds[round - 1] ?? {}))

function arrangedDeal(game: Game, told: Arranged): DealSource {
  let piles: Map<Place, Card[]> | undefined
  let others: Card[] = []
  return {
    draw: (seats) => told.leader ?? seats[0],
    take(table, place, count) {
      if (piles === undefined) {
        const pick = picker(game, table.cards(game.layout.stock))
        piles = new Map([...placesIn(game, told)].map(([at, names]) => [at, names.map(pick.one)]))
        others = [...pick.left()]
      }
      const named = piles.get(place) ?? []
      if (named.length > count) throw new Error(`place ${place} gets ${count} cards, but ${named.length} are named`)
      return [...named, ...others.splice(0, count - named.length)]
    },
  }
}

export interface Position extends Lying {
  /** Who is to play. */
  readonly turn?: Seat
  readonly totals?: readonly number[]
  /** The game's own public numbers. */
  readonly numbers?: Readonly<Record<string, number | readonly number[]>>
}

/** Puts exactly these cards on the table, between two tricks; all others lie where they can do no harm. */
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

function* placesIn(game: Game, lying: Lying): Generator<[Place, string[]]> {
  for (const field of ['hands', 'faceDown', 'shown', 'buried', 'prizes', 'scored', 'unused'] as const) {
    const told = lying[field]
    if (told === undefined) continue
    const texts = typeof told === 'string' ? [told] : told
    for (const [seat, text] of texts.entries()) {
      yield [placeOf(game, field === 'hands' ? 'hand' : field, seat), words(text)]
    }
  }
}
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** The place of a zone, for one seat where it has one for each. */
function placeOf(game: Game, zone: string, seat: Seat = 0): Place {
  const first = game.layout.firstPlace[zone]
  if (first === undefined) throw new Error(`${game.id} has no zone ${zone}`)
  return first + seat
}

// Playing.

/** The seat whose turn it is makes this move, written as in records. */
export function play(match: Match, text: string): Match {
  const { game, table } = match
  const move = parseMove(game, table.phase, text)
  if (move === undefined) throw new Error(`there is no move "${text}" now; legal: ${legalNames(match)}`)
  must(match.play(table.turn, move))
  return match
}
/** Several moves in turn: `playAll(match, 'R9 flip R3 Y2 take Y2')`. */
export function playAll(match: Match, moves: string): Match {
  for (const [move] of moves.matchAll(/(?:take |lead )?\S+/g)) play(match, move)
  return match
}
/** The lowest legal move, whatever it is. */
export function playAny(match: Match): Match {
  const { game, table } = match
  must(match.play(table.turn, legal(game, table, table.turn).first))
  return match
}
/** Any moves until the round is over. */
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

// Looking.

/** What lies in a zone, as names in the deck's order. */
export const lying = (match: Match, zone: string, seat?: Seat): string =>
  names(match.game, match.table.cards(placeOf(match.game, zone, seat)))
/** How many cards lie in a zone, for each seat. */
export const counts = (match: Match, zone: string): number[] =>
  range(0, match.game.seats - 1).map((seat) => match.table.count(placeOf(match.game, zone, seat)))
export const totals = (match: Match): number[] => [...match.table.totals.slice(0, match.game.seats)]
/** What the round has added to each total. */
export const scores = (match: Match): number[] => range(0, match.game.seats - 1).map((seat) => match.table.scored(seat))
/** One of the game's public numbers. */
export const numberOf = (match: Match, name: string): number => own(match)[name] as number
/** One of the game's public numbers that each seat has. */
export const numbersOf = (match: Match, name: string): number[] => [
  ...(own(match)[name] as Int32Array).slice(0, match.game.seats),
]
const own = (match: Match): Record<string, number | Int32Array> => match.table.n as Record<string, number | Int32Array>
const names = (game: Game, cards: Cards): string => Array.from(cards, (card) => game.deck.name(card)).join(' ')

/** What a seat knows of a zone: the cards that are certain, and how many more there are. A spectator is seat -1. */
export function known(match: Match, viewer: Seat, zone: string, seat?: Seat): { cards: string; hidden: number } {
  const view = show(match, new View(match.game, viewer))
  const { cards, hidden } = view.cardsAt(placeOf(match.game, zone, seat))
  return { cards: names(match.game, cards), hidden }
}

/** Why a game cannot be set up so; undefined if it can. */
export function refusal(kind: GameKind, seats: number, options?: unknown): string | undefined {
  const made = kind.at(seats, options)
  return made.ok ? undefined : made.error
}
