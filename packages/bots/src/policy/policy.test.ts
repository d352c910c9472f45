import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { games } from '@trick-bento/games'
import {
  type Cards,
  type Game,
  type GameKind,
  legal,
  Match,
  must,
  type Random,
  range,
  type Seat,
  seeded,
  show,
  type Table,
  View,
} from '@trick-bento/kit'
import { GAME_PROFILES } from '../game-profiles.ts'
import { MOST_CELLS, Policy } from './policy.ts'
import { unseenEver } from './unseen.ts'

const seatsOf = ({ seats }: GameKind): number[] => range(seats.least, seats.most)

/** A policy with random weights. */
function randomPolicy(game: Game, random: Random): Policy {
  const features = GAME_PROFILES[game.id].makeFeatures(game)
  const weights = Float64Array.from({ length: features.tables.size }, () => random.below(1000) / 1000)
  return new Policy(game, features, weights, 3)
}

/** Plays a random round and calls back at every decision with a choice. */
function eachChoice(match: Match, random: Random, visit: (table: Table, seat: Seat, moves: Cards) => void): void {
  const { game, table } = match
  while (!table.roundOver) {
    const seat = table.turn
    const moves = legal(game, table, seat)
    if (moves.size > 1) visit(table, seat, moves)
    must(match.play(seat, moves.pick(random)))
  }
}

for (const kind of games) {
  describe(kind.title, () => {
    for (const seats of seatsOf(kind)) {
      const game = must(kind.at(seats))

      test(`probabilities add up to 1, and a lower temperature favours the most probable move, ${seats} seats`, () => {
        const random = seeded(`${seats}`)
        const policy = randomPolicy(game, random)
        eachChoice(new Match(game, 'probabilities'), random, (table, seat, moves) => {
          const weighed = [2, 1, 0.5, 0.1].map((temperature) => {
            const n = policy.weigh(table, seat, moves, temperature)
            assert.deepEqual([...policy.moves.subarray(0, n)], [...moves])
            return [...policy.probabilities.subarray(0, n)]
          })
          for (const probabilities of weighed) {
            assert.ok(Math.abs(probabilities.reduce((a, b) => a + b) - 1) < 1e-12)
            assert.ok(probabilities.every((probability) => probability > 0))
          }
          const best = weighed[0].indexOf(Math.max(...weighed[0]))
          for (let i = 1; i < weighed.length; i++) assert.ok(weighed[i][best] >= weighed[i - 1][best] - 1e-12)
        })
      })

      test(`a policy sees the same in a seat's view as at the whole table, ${seats} seats`, () => {
        const random = seeded(`${seats}`)
        const policy = randomPolicy(game, random)
        const unseen = unseenEver(game, policy.features.hidden)
        for (let deal = 0; deal < 4; deal++) {
          const match = new Match(game, `deal ${deal}`)
          const views = range(0, seats - 1).map((seat) => new View(game, seat))
          eachChoice(match, random, (table, seat, moves) => {
            const view = show(match, views[seat])
            assert.deepEqual(kindsOf(game, unseen(view.table, seat)), kindsOf(game, unseen(table, seat)))
            assert.deepEqual(cellsOf(policy, view.table, seat, moves), cellsOf(policy, table, seat, moves))
          })
        }
      })
    }
  })
}

/** A view does not know which of several identical cards is which. */
const kindsOf = ({ deck }: Game, cards: Cards): number[] =>
  Array.from(cards, (card) => deck.kindOf(card)).sort((a, b) => a - b)

function cellsOf(policy: Policy, table: Table, seat: Seat, moves: Cards): number[][] {
  const n = policy.weigh(table, seat, moves, 1)
  return range(0, n - 1).map((k) => [...policy.cells.subarray(k * MOST_CELLS, k * MOST_CELLS + policy.cellCounts[k])])
}
