import { type Card, call, MAX_CALLS, type Move, type Seat } from '../cards.ts'
import { type DealSource, seededDeal } from '../deal.ts'
import { type Event, redact } from '../events.ts'
import type { Game } from '../game.ts'
import { explain, legal } from '../law.ts'
import type { Place } from '../layout.ts'
import { type Decision, Match } from '../match.ts'
import { type Random, seeded } from '../random.ts'
import type { Table } from '../table.ts'
import { type Course, finish, insist, readers } from './walk.ts'

interface Dealt {
  readonly round: number
  readonly place: Place
  readonly card: Card
}

/**
 * If two cards are exchanged between places that a seat cannot see, and the same game is played, then everything that
 * reaches this seat is the same to the byte until one of the two cards is shown to it.
 */
export function noLeak(game: Game, course: Course): void {
  const random = seeded(`${course.seed}/exchange`)
  const deals: Dealt[] = []
  const { decisions } = finish(game, course, (round) => recorded(seededDeal(course.seed, round), round, deals))
  for (const seat of readers(game)) {
    const pair = choosePair(game, deals, seat, random)
    if (pair !== undefined) compare(game, course.seed, decisions, pair, seat)
  }
}

/** The deal, with each dealt card added to `deals`. */
const recorded = (source: DealSource, round: number, deals: Dealt[]): DealSource => ({
  draw: (seats) => source.draw(seats),
  take(table, place, count) {
    const cards = source.take(table, place, count)
    for (const card of cards) deals.push({ round, place, card })
    return cards
  },
})

/** The deal with two cards in each other's place. */
const exchanging = (source: DealSource, [x, y]: readonly [Card, Card]): DealSource => ({
  draw: (seats) => source.draw(seats),
  take: (table, place, count) => source.take(table, place, count).map((c) => (c === x ? y : c === y ? x : c)),
})

/** Two cards that look different and are dealt, unseen by this seat, to different places in one round. */
function choosePair(game: Game, deals: readonly Dealt[], seat: Seat, random: Random): [Dealt, Dealt] | undefined {
  const hidden = deals.filter(({ place }) => !maySee(game, place, seat))
  if (hidden.length === 0) return undefined
  const one = hidden[random.below(hidden.length)]
  const kind = game.deck.kindOf(one.card)
  const others = hidden.filter(
    ({ round, place, card }) => round === one.round && place !== one.place && game.deck.kindOf(card) !== kind,
  )
  return others.length === 0 ? undefined : [one, others[random.below(others.length)]]
}

function compare(
  game: Game,
  seed: string,
  decisions: readonly Decision[],
  [one, other]: [Dealt, Dealt],
  seat: Seat,
): void {
  const real = new Match(game, seed)
  const twin = new Match(game, (round) => {
    const source = seededDeal(seed, round)
    return round === one.round ? exchanging(source, [one.card, other.card]) : source
  })
  const kinds = [one, other].map(({ card }) => game.deck.kindOf(card))
  const read = reader(game, seat, kinds, real, twin)
  for (const decision of decisions) {
    if (real.betweenRounds) {
      if (real.table.round === one.round) return // all cards are collected
      real.nextRound()
      twin.nextRound()
    }
    if (read() === 'shown') return
    const asked = [real, twin].map(({ table }) => whatIsAsked(game, table, seat))
    insist(asked[0] === asked[1], () => leak(game, seat, kinds, asked[0], asked[1]))
    real.play(decision.seat, decision.move)
    const possible = [decision.move, exchanged(decision.move, kinds)].find((move) => twin.play(decision.seat, move).ok)
    if (possible === undefined) return // the law itself shows one of the two
  }
  read()
}

const exchanged = (move: Move, [x, y]: readonly Card[]): Move => (move === x ? y : move === y ? x : move)

/** Reads both games side by side as a seat sees them, until one of the two cards is shown to it. */
function reader(game: Game, seat: Seat, kinds: readonly Card[], real: Match, twin: Match): () => 'same' | 'shown' {
  let next = 0
  return () => {
    for (; next < Math.max(real.events.length, twin.events.length); next++) {
      const seen = [real, twin].map(({ events }) =>
        next < events.length ? redact(game.layout, events[next], seat) : undefined,
      )
      const [a, b] = seen.map((event) => JSON.stringify(event))
      if (a === b) continue
      insist(
        seen.some((event) => event !== undefined && shows(game, event, kinds, seat)),
        () => leak(game, seat, kinds, a, b),
      )
      return 'shown'
    }
    return 'same'
  }
}

/** May this event show one of these cards? It looks at the zones only, because the gate is what is being tested. */
function shows(game: Game, event: Event, kinds: readonly Card[], seat: Seat): boolean {
  switch (event.type) {
    case 'move':
      return (
        event.cards.some((card) => kinds.includes(card)) && [event.from, event.to].some((p) => maySee(game, p, seat))
      )
    case 'cover':
      return kinds.includes(event.card) && event.seat === seat
    case 'play':
    case 'reveal':
    case 'show':
      return kinds.includes(event.card)
    default:
      return false
  }
}
function maySee(game: Game, place: Place, seat: Seat): boolean {
  const { zone, owner } = game.layout.places[place]
  const { sight } = game.layout.zones[zone]
  return sight === 'all' || (sight === 'owner' && owner === seat)
}

/** What a seat learns besides events: which moves it may choose, and why not the others. */
export function whatIsAsked(game: Game, table: Table, seat: Seat): string {
  if (seat < 0 || !table.isActing(seat)) return ''
  const moves = [...game.deck.kinds(game.deck.cards), ...Array.from({ length: MAX_CALLS }, (_, i) => call(i))]
  return JSON.stringify([[...legal(game, table, seat)], moves.map((move) => explain(game, table, seat, move) ?? null)])
}

const leak = (game: Game, seat: Seat, kinds: readonly Card[], a: string | undefined, b: string | undefined): string =>
  `seat ${seat} can tell ${kinds.map((kind) => game.deck.name(kind)).join(' from ')}: ${a} against ${b}`
