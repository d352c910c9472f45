import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type Card,
  type Game,
  type Match,
  must,
  type Place,
  Sampler,
  seeded,
  show,
  type Table,
  View,
} from '@trick-bento/kit'
import { unexplained, walk } from '@trick-bento/kit/contract'
import { games } from './index.ts'

// Compares the sampler with all deals that explain every play, counted one by one where there are few enough.

const MOST_DEALS = 30_000
const FEWEST_DEALS = 20
const WORLDS = 20_000
const POSITIONS = 12
/** Five standard errors of a share measured with `WORLDS` worlds, at most 0.018. A biased sampler was off by 0.1 to 0.4. */
const tolerance = (share: number): number => 5 * Math.sqrt(Math.max(0, share * (1 - share)) / WORLDS) + 0.004

type Shares = Map<string, number>

/** The share of all possible deals in which each kind is at each place; undefined if there are too many deals. */
function exactShares(view: View, match: Match, before: ReadonlyMap<number, Table>): Shares | undefined {
  const { game, known, table } = view
  const unknown = [...game.deck.cards].filter((card) => known[card] < 0)
  const room = game.layout.places.map((_, place) => table.count(place) - table.cards(place).size)
  if (ways(room) > MOST_DEALS) return undefined
  const world = game.table().copy(table)
  const shares: Shares = new Map()
  let deals = 0
  const place = (i: number): void => {
    if (i === unknown.length) {
      if (unexplained(world, match, view.seat, before) !== undefined) return
      deals++
      count(game, world, unknown, shares)
      return
    }
    for (let p = 0; p < room.length; p++) {
      if (room[p] === 0) continue
      room[p]--
      world.put(unknown[i], p)
      place(i + 1)
      world.lift(unknown[i], p)
      room[p]++
    }
  }
  place(0)
  if (deals < FEWEST_DEALS) return undefined
  return new Map([...shares].map(([key, n]) => [key, n / deals]))
}

/** The number of ways in which the unknown cards fill the free spaces. */
function ways(room: readonly number[]): number {
  let product = 1
  let n = 0
  for (const spaces of room) for (let k = 1; k <= spaces; k++) product = (product * ++n) / k
  return product
}

function count(game: Game, world: Table, cards: readonly Card[], shares: Shares): void {
  for (const card of cards) {
    const place: Place = game.layout.places.findIndex((_, p) => world.cards(p).has(card))
    const key = `${game.deck.name(card)} in ${game.layout.places[place].zone} ${game.layout.places[place].owner}`
    const alike = cards.filter((other) => game.deck.kindOf(other) === game.deck.kindOf(card)).length
    shares.set(key, (shares.get(key) ?? 0) + 1 / alike)
  }
}

function sampledShares(view: View, seed: string): Shares {
  const { game, known } = view
  const unknown = [...game.deck.cards].filter((card) => known[card] < 0)
  const sampler = new Sampler(view)
  const random = seeded(seed)
  const world = game.table()
  const shares: Shares = new Map()
  for (let i = 0; i < WORLDS; i++) count(game, sampler.deal(random, world), unknown, shares)
  return new Map([...shares].map(([key, n]) => [key, n / WORLDS]))
}

describe('sampled worlds have the same shares as all possible deals', () => {
  for (const kind of games) {
    for (const seats of new Set([kind.seats.usual - 1, kind.seats.usual])) {
      test(`${kind.title}, ${seats} seats`, () => {
        const game = must(kind.at(seats))
        let compared = 0
        for (let g = 0; compared < POSITIONS; g++) {
          assert.ok(g < 400, `only ${compared} positions were small enough to be counted`)
          compared += compareOnce(game, `sampling-${g}`)
        }
      })
    }
  }
})

/** Compares at the first position of a game, for one seat, where the deals can be counted. */
function compareOnce(game: Game, seed: string): 0 | 1 {
  const before = new Map<number, Table>()
  const view = new View(game, seeded(seed).below(game.seats))
  for (const { match } of walk(game, { seed })) {
    before.set(match.events.length, game.table().copy(match.table))
    show(match, view)
    const exact = exactShares(view, match, before)
    if (exact === undefined) continue
    const sampled = sampledShares(view, seed)
    for (const key of new Set([...exact.keys(), ...sampled.keys()])) {
      const [real, dealt] = [exact.get(key) ?? 0, sampled.get(key) ?? 0]
      const off = Math.abs(real - dealt)
      assert.ok(
        off <= tolerance(real),
        `${seed}, seat ${view.seat}: ${key} in ${dealt} of the worlds, in ${real} of the deals`,
      )
    }
    return 1
  }
  return 0
}
