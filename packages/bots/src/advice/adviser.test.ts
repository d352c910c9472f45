import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, games, gudetama, gummiTrick, sushiTrick } from '@trick-bento/games'
import {
  type Game,
  legal,
  type Match,
  type Move,
  must,
  Sampler,
  seeded,
  show,
  type Table,
  View,
} from '@trick-bento/kit'
import { walk } from '@trick-bento/kit/contract'
import { hearts } from '../../../../examples/hearts.ts'
import { arrange, playAll } from '../../../games/src/testing/arrange.ts'
import { levelBot } from '../level-bot.ts'
import { adviser } from './adviser.ts'

const BUDGET = { iterations: 800 }
const DEALS = 2000

const adviseAt = (match: Match) => {
  const view = show(match, new View(match.game, match.table.turn))
  return { view, ...adviser(match.game)(view, BUDGET, seeded('advice')) }
}

/** Random positions like this. */
function* matchesWith(game: Game, isLikeThis: (match: Match) => boolean, wanted: number): Generator<Match> {
  for (let g = 0, found = 0; found < wanted; g++) {
    for (const { match } of walk(game, { seed: `adviser-${g}` })) {
      if (!isLikeThis(match)) continue
      yield match
      if (++found === wanted) return
    }
  }
}

/** Positions in which a seat plays last to a trick and has a choice. */
const lastToPlay = (game: Game, wanted: number): Generator<Match> =>
  matchesWith(
    game,
    ({ table }) =>
      game.phases[table.phase].from === 'hand' &&
      table.played === table.players - 1 &&
      legal(game, table, table.turn).rest.some,
    wanted,
  )

/** In which share of many sampled deals a last card wins, read from the table alone. */
function shareOfWins({ game, seat, table }: View, move: Move, sampler: Sampler): number {
  const random = seeded('brute force')
  const piles = game.layout.places.flatMap(({ owner, sight, stack }, at) =>
    owner === seat && at !== seat && sight !== 'owner' && stack === 0 ? [at] : [],
  )
  const won = (t: Table): number => piles.reduce((sum, at) => sum + t.count(at), 0)
  const before = won(table)
  const t = game.table()
  let wins = 0
  for (let i = 0; i < DEALS; i++) {
    sampler.deal(random, t)
    game.phases[t.phase].act(t, seat, move)
    const isTaker = !t.roundOver && game.phases[t.phase].from === 'trick' && t.turn === seat
    if (won(t) > before || isTaker) wins++
  }
  return wins / DEALS
}

for (const kind of games) {
  test(`${kind.id}: the share of deals in which a card wins is the one that all deals have`, () => {
    const game = must(kind.at(kind.seats.usual))
    for (const match of lastToPlay(game, 8)) {
      const { view, move, evidence } = adviseAt(match)
      const share = shareOfWins(view, move, new Sampler(view))
      assert.ok(Math.abs(evidence!.takes! - share) < 0.08, `${evidence!.takes} instead of ${share}`)
    }
  })
}

test('an adviser chooses the move of the expert, who gives no evidence while playing', () => {
  for (const kind of games) {
    const game = must(kind.at(kind.seats.usual))
    const [match] = lastToPlay(game, 1)
    const { view, evidence, ...thought } = adviseAt(match)
    assert.ok(evidence)
    assert.deepEqual(levelBot(game, 'expert')(view, BUDGET, seeded('advice')), {
      move: thought.move,
      estimates: thought.estimates,
    })
  }
})

test('Gudetama: a high card is played so that another seat wins the last trick', () => {
  const match = arrange(must(gudetama.at(3)), {
    hands: ['10 10 10 10 9 13 2', '3 3 3 3 9 12 5', '2 2 4 4 4 6 11'],
    leader: 0,
  })
  const { evidence, move, view } = adviseAt(playAll(match, '10 3 2 10 3 2 10 3 4 10 3 4 9 9 4 12 6'))
  assert.equal(view.game.deck.name(move), '13')
  const { finding, verdict } = evidence!
  assert.equal(verdict, 'better')
  assert.ok(finding?.what === 'gains' && finding.why === 'last-trick')
  assert.ok(finding.mine < 0.2 && finding.other > 0.6, `${finding.mine} and ${finding.other}`)
})

test('BANNISH!!: a last card vanishes exactly if its twin is in the trick', () => {
  const game = must(bannish.at(4))
  let found = 0
  for (const match of lastToPlay(game, 25)) {
    const { evidence, estimates, view } = adviseAt(match)
    if (evidence?.finding?.what !== 'vanishes') continue
    found++
    const [mine, other] = estimates.map(({ move }) =>
      Number(view.table.cards(game.layout.trick).meets(game.deck.alike(move))),
    )
    assert.deepEqual(evidence.finding, { what: 'vanishes', mine, other })
  }
  assert.ok(found > 0)
})

test('a game without a profile and a decision without a trick have evidence, too', () => {
  const game = must(hearts.at(4))
  const [{ match }] = walk(game, { seed: 'hearts' })
  const { evidence } = adviseAt(match)
  assert.ok(evidence !== undefined && evidence.takes === undefined)
})

test('a forced move and a tiny budget have no evidence', () => {
  const game = must(sushiTrick.at(6))
  const forced = [...matchesWith(game, (match) => !legal(game, match.table, match.table.turn).rest.some, 1)]
  assert.equal(adviseAt(forced[0]).evidence, undefined)
  const [other] = lastToPlay(must(gummiTrick.at(4)), 1)
  const view = show(other, new View(other.game, other.table.turn))
  assert.equal(adviser(other.game)(view, { iterations: 20 }, seeded('')).evidence, undefined)
})
