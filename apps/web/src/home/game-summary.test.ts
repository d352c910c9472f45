import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gudetama, gummiTrick, sushiTrick } from '@trick-bento/games'
import { type GameKind, legal, Match, makeMove, must, UNSEEN } from '@trick-bento/kit'
import { gameOf, type Player, type Progress, resume } from '../session/plan.ts'
import { summaryOf } from './game-summary.ts'

/** A game after this many moves, always the first legal one. */
function played(kind: GameKind, moves: number, people = 1, options = {}): Progress {
  const game = must(kind.at(4, options))
  const match = new Match(game, 'summary')
  const written: string[] = []
  while (written.length < moves && !match.over) {
    if (match.betweenRounds) match.nextRound()
    const { turn, phase } = match.table
    const move = legal(game, match.table, turn).first
    written.push(makeMove(game, phase, move))
    must(match.play(turn, move))
  }
  const players = Array.from({ length: 4 }, (_, seat): Player => {
    const name = `P${seat}`
    return seat < people ? { kind: 'person', name } : { kind: 'bot', level: 'steady', name }
  })
  return { plan: { game: kind.id, options: game.options, seed: 'summary', players }, moves: written }
}

test('a summary says whose turn it is and which round of how many is played', () => {
  const { next, round, rounds, you, lead } = summaryOf(played(sushiTrick, 0))
  assert.equal(typeof next, 'number')
  assert.deepEqual([round, rounds, you, lead], [1, 4, 0, undefined])
  assert.equal(summaryOf(played(gummiTrick, 0)).rounds, 1)
  assert.equal(summaryOf(played(gudetama, 0)).rounds, undefined, 'the number of rounds is not fixed')
})

test('the leader in a game where few points are good has the fewest', () => {
  for (let moves = 30; moves < 200; moves++) {
    const progress = played(gudetama, moves)
    const { lead } = summaryOf(progress)
    if (lead === undefined) continue
    const totals = [...must(resume(must(gameOf(progress.plan)), progress)).table.totals.slice(0, 4)]
    const sorted = [...totals].sort((a, b) => a - b)
    assert.deepEqual(lead, { seat: totals.indexOf(sorted[0]!), by: sorted[1]! - sorted[0]! })
    return
  }
  assert.fail('no seat ever leads')
})

test('a summary shows cards of the own hand to one person, and backs while several share the device', () => {
  const alone = summaryOf(played(gummiTrick, 0))
  assert.equal(alone.cards.length, 3)
  assert.ok(alone.cards.every((card) => card !== UNSEEN))
  const shared = summaryOf(played(gummiTrick, 0, 2))
  assert.deepEqual([shared.you, shared.cards], [-1, [UNSEEN, UNSEEN, UNSEEN]])
})

test('a summary shows the trick on the table, and a face-down card of another seat as a back', () => {
  const shared = summaryOf(played(gummiTrick, 2, 2))
  assert.deepEqual(
    shared.cards.map((card) => card === UNSEEN),
    [false, false, true],
  )
  const covered = Array.from({ length: 40 }, (_, moves) => summaryOf(played(sushiTrick, moves + 1)))
  assert.ok(covered.some((each) => each.cards.includes(UNSEEN)))
})
