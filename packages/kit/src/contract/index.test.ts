import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Cards, callNumber } from '../cards.ts'
import type { Game, ReadyPhase } from '../game.ts'
import { must } from '../result.ts'
import type { Table } from '../table.ts'
import { bidding, flipping } from '../testing/games.ts'
import { checkContract, contract } from './index.ts'

const GAMES = 6

for (const kind of [bidding, flipping]) {
  test(`${kind.id} keeps all promises`, () => {
    for (const seats of [kind.seats.least, kind.seats.most]) {
      const broken = checkContract(must(kind.at(seats)), GAMES, 'kept').filter((verdict) => verdict.broken)
      assert.deepEqual(broken, [])
    }
  })
}

/** The game with another phase of this name. */
const changed = (game: Game, name: string, change: (phase: ReadyPhase) => Partial<ReadyPhase>): Game => ({
  ...game,
  phases: game.phases.map((phase) => (phase.name === name ? { ...phase, ...change(phase) } : phase)),
})
const game = must(bidding.at(3, { rounds: 1 }))
const bidsOf = (t: unknown): Int32Array => (t as { n: { bid: Int32Array } }).n.bid

const BROKEN: readonly [what: string, clause: string, game: Game, sentence: RegExp][] = [
  [
    'changes a total without a score',
    'points are whole numbers',
    changed(game, 'play', ({ act }) => ({
      act(t, seat, move) {
        t.totals[seat]++
        act(t, seat, move)
      },
    })),
    /seat \d has \d+ points, but its scores add up to \d+$/,
  ],
  [
    'gives half a point',
    'points are whole numbers',
    changed(game, 'play', ({ act }) => ({
      act(t, seat, move) {
        t.score(seat, 0.5, 'tricks')
        act(t, seat, move)
      },
    })),
    /points are whole numbers, not 0.5$/,
  ],
  [
    'gives points that are not a number',
    'points are whole numbers',
    changed(game, 'play', ({ act }) => ({
      act(t, seat, move) {
        t.score(seat, Number.NaN, 'tricks')
        act(t, seat, move)
      },
    })),
    /points are whole numbers, not NaN$/,
  ],
  [
    'gives points when a secret call is made',
    'no leak: a call',
    changed(game, 'bid', ({ act }) => ({
      act(t, seat, move) {
        t.score(seat, callNumber(move), 'bid')
        act(t, seat, move)
      },
    })),
    /seat -?\d can tell what seat \d has called/,
  ],
  [
    'lets the law depend on the secret calls of others',
    "the law from a seat's view",
    changed(game, 'bid', () => ({
      legal(t, calls) {
        const highest = Math.max(...bidsOf(t))
        return highest === 0 ? calls : calls.only(Cards.of(64 + highest), 'follow-suit')
      },
    })),
    /seat \d may play .* by its view but .* by the table$/,
  ],
  [
    'leaves a seat without a legal move',
    'every game ends',
    changed(game, 'play', () => ({ legal: (_t, hand) => hand.minus(hand) })),
    /seat \d has to decide but has no legal move$/,
  ],
  ['has no winner', 'every game ends', { ...game, winners: () => [] }, /the winners are \[\]$/],
  [
    'depends on something else than seed and moves',
    'seed and moves',
    changed(game, 'play', ({ act }) => ({
      act(t, seat, move) {
        act(t, seat, move)
        if (!t.roundOver) bidsOf(t)[0] = ++calls
      },
    })),
    /event \d+ was .*, now /,
  ],
  [
    'looks at a hidden hand',
    'no leak: exchanged',
    changed(game, 'play', ({ act }) => ({
      act(t: Table, seat, move) {
        act(t, seat, move)
        bidsOf(t)[0] = t.hand((seat + 1) % 3).lo
      },
    })),
    /seat -?\d can tell \w+ from \w+/,
  ],
]
let calls = 0

describe('the contract suite finds a game that', () => {
  for (const [what, name, broken, sentence] of BROKEN) {
    test(what, () => {
      const clause = contract.find((each) => each.name.startsWith(name))!
      const verdicts = Array.from({ length: GAMES }, (_, i) => {
        try {
          clause.check(broken, { seed: `broken-${i}` })
          return ''
        } catch (error) {
          return (error as Error).message
        }
      })
      assert.ok(
        verdicts.some((verdict) => sentence.test(verdict)),
        verdicts.join('\n'),
      )
    })
  }
})
