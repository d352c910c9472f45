import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { games } from '@trick-bento/games'
import {
  type Card,
  type DealSource,
  type Decision,
  type Event,
  type Game,
  legal,
  Match,
  type Move,
  makeMove,
  must,
  type Random,
  type Seat,
  seeded,
  seededDeal,
  sees,
} from '@trick-bento/kit'
import type { DealOf } from '../tables/online-table.ts'
import { Client } from '../testing/client.ts'
import { gather } from '../testing/player.ts'
import { openTestServer } from '../testing/test-server.ts'

const SEATS = 4
const SPECTATOR = -1
/** How many decisions of a game are compared at most. */
const MAX_DECISIONS = 40
/** How many exchanges are tried to find one that stays hidden for long. */
const TRIES = 300

/** Commands that are refused during the game. */
const NOT_ALLOWED = [
  { type: 'sit', seat: 1, name: 'Nosy' },
  { type: 'seat-bot', seat: 1, level: 'expert' },
  { type: 'block', whom: { said: 0 } },
  { type: 'start' },
  { type: 'rematch' },
] as const

/** A game and its twin with two hidden cards exchanged, as long as the observer must not see a difference. */
interface Pair {
  readonly cards: readonly [Card, Card]
  readonly real: readonly Decision[]
  readonly twin: readonly Decision[]
}

for (const kind of games) {
  for (const observer of [0, 2, SPECTATOR]) {
    const whom = observer === SPECTATOR ? 'a spectator' : `seat ${observer}`
    test(`${kind.id}: all bytes that ${whom} receives are the same if hidden cards are exchanged`, async (t) => {
      const game = must(kind.at(SEATS))
      const random = seeded(`${kind.id} ${observer}`)
      const seed = `leak ${observer}`
      const pairs = Array.from({ length: TRIES }, () => makePair(game, seed, observer, random))
      const pair = pairs.reduce((best, each) => (worthOf(each) > worthOf(best) ? each : best))
      assert.ok(pair.real.length >= 4, `only ${pair.real.length} decisions`)
      if (kind.id === 'sushi-trick') assert.ok(differences(pair) > 0, 'no card is played face down')
      const [x, y] = pair.cards
      const moves = [x, y].map((card) => game.deck.name(card))
      const real = await transcriptOf(t, game, observer, pair.real, moves, (_, round) => seededDeal(seed, round))
      const twin = await transcriptOf(t, game, observer, pair.twin, moves, (_, round) =>
        exchanged(seed, round, pair.cards),
      )
      assert.ok(real.length > 5 * pair.real.length)
      assert.deepEqual(twin, real)
    })
  }
}

/** A pair with different cards played face down is worth most. */
const worthOf = (pair: Pair): number => 1000 * differences(pair) + pair.real.length
const differences = ({ real, twin }: Pair): number => real.filter(({ move }, i) => move !== twin[i]!.move).length

/** Everything that the observer receives while the others play and it sends requests and refused commands. */
async function transcriptOf(
  t: TestContext,
  game: Game,
  observer: Seat | -1,
  decisions: readonly Decision[],
  tries: readonly string[],
  dealOf: DealOf,
): Promise<string[]> {
  const random = seeded('the same randomHex')
  const randomHex = (bytes: number): string =>
    Array.from({ length: bytes }, () => random.below(256).toString(16).padStart(2, '0')).join('')
  const { origin, close } = await openTestServer(t, { dealOf, randomHex, now: () => 1_700_000_000_000 })
  const clients = Array.from({ length: SEATS }, () => new Client(origin))
  const table = await gather(clients, { game: game.id, seats: SEATS, openHands: true, latecomers: true })
  const watcher = observer === SPECTATOR ? new Client(origin) : clients[observer]!
  watcher.transcript.length = 0
  const stream = new Client(origin)
  Object.assign(stream, { key: watcher.key })
  const number = await clients[0]!.insist(table, { type: 'start' })
  const match = new Match(game, (round) => dealOf('', round))
  for (const { seat, move } of decisions) {
    if (match.betweenRounds) match.nextRound()
    await watcher.glance(table)
    await watcher.get(`/api/tables/${table}/hands`)
    for (const refused of NOT_ALLOWED) await watcher.command(table, refused)
    for (const each of tries) {
      if (seat !== observer || !mayPlay(match, seat, each)) await watcher.command(table, { type: 'play', move: each })
    }
    await clients[seat]!.insist(table, { type: 'play', move: makeMove(game, match.table.phase, move) })
    must(match.play(seat, move))
  }
  for await (const message of stream.listen(table)) if (message.number === number + decisions.length - 1) break
  await close()
  return [...watcher.transcript, ...stream.transcript]
}

const mayPlay = ({ game, table }: Match, seat: Seat, text: string): boolean =>
  [...legal(game, table, seat)].some((move) => makeMove(game, table.phase, move) === text)

function makePair(game: Game, seed: string, observer: Seat | -1, random: Random): Pair {
  const hidden: { round: number; place: number; card: Card }[] = []
  const real = new Match(game, (round) => noting(seededDeal(seed, round), round, hidden))
  const mine = hidden.filter(({ place }) => !sees(game.layout, place, observer))
  const one = mine[random.below(mine.length)]!
  const others = mine.filter(
    ({ place, card }) => place !== one.place && game.deck.kindOf(card) !== game.deck.kindOf(one.card),
  )
  const cards = [one.card, others[random.below(others.length)]!.card] as const
  const kinds = cards.map((card) => game.deck.kindOf(card))
  const twin = new Match(game, (round) => exchanged(seed, round, cards))
  const decisions: { real: Decision[]; twin: Decision[] } = { real: [], twin: [] }
  while (decisions.real.length < MAX_DECISIONS && !real.table.roundOver) {
    const { turn: seat } = real.table
    const choices = [...legal(game, real.table, seat)]
    const move = choices[random.below(choices.length)]!
    const swapped = [move, exchange(move, kinds)].find((each) => !isRefused(twin, seat, each))
    if (swapped === undefined) break // the law itself shows one of the two
    const before = [real.events.length, twin.events.length] as const
    must(real.play(seat, move))
    must(twin.play(seat, swapped))
    const newEvents = [...real.events.slice(before[0]), ...twin.events.slice(before[1])]
    if (real.table.roundOver || newEvents.some((event) => shows(game, event, kinds, observer))) break
    decisions.real.push({ seat, move })
    decisions.twin.push({ seat, move: swapped })
  }
  return { cards, ...decisions }
}

const isRefused = (match: Match, seat: Seat, move: Move): boolean =>
  !(match.table.isActing(seat) && [...legal(match.game, match.table, seat)].includes(move))
const exchange = (move: Move, [x, y]: readonly Card[]): Move => (move === x ? y! : move === y ? x! : move)

const noting = (
  source: DealSource,
  round: number,
  dealt: { round: number; place: number; card: Card }[],
): DealSource => ({
  draw: (seats) => source.draw(seats),
  take(table, place, count) {
    const cards = source.take(table, place, count)
    for (const card of cards) dealt.push({ round, place, card })
    return cards
  },
})

/** The first round with two cards exchanged. */
function exchanged(seed: string, round: number, [x, y]: readonly [Card, Card]): DealSource {
  const source = seededDeal(seed, round)
  if (round > 1) return source
  return {
    draw: (seats) => source.draw(seats),
    take: (table, place, count) => source.take(table, place, count).map((c) => (c === x ? y : c === y ? x : c)),
  }
}

/** May the observer see one of the cards in this event? Decided by the zones only, because the wire is under test. */
function shows(game: Game, event: Event, kinds: readonly Card[], observer: Seat | -1): boolean {
  switch (event.type) {
    case 'move':
      return (
        event.cards.some((card) => kinds.includes(card)) &&
        [event.from, event.to].some((place) => sees(game.layout, place, observer))
      )
    case 'cover':
      return kinds.includes(event.card) && event.seat === observer
    case 'play':
    case 'reveal':
    case 'show':
      return kinds.includes(event.card)
    default:
      return false
  }
}
