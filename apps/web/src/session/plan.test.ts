import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { legal, makeMove, must, seeded } from '@trick-bento/kit'
import { gameOf, type Plan, resume } from './plan.ts'
import { readProgress } from './saved-games.ts'

const planFor = (id: string): Plan => ({
  game: id,
  options: {},
  seed: 'plan',
  players: [
    { kind: 'person', name: 'You' },
    { kind: 'bot', level: 'steady', name: 'Greta' },
    { kind: 'bot', level: 'expert', name: 'Midori' },
  ],
})

for (const { id } of games) {
  test(`${id}: a game continues from its plan and its moves after any decision`, () => {
    const plan = planFor(id)
    const game = must(gameOf(plan))
    const match = must(resume(game, { plan, moves: [] }))
    const moves: string[] = []
    const random = seeded('moves')
    while (!match.over && moves.length < 60) {
      if (match.betweenRounds) match.nextRound()
      const seat = match.table.turn
      const move = legal(game, match.table, seat).pick(random)
      moves.push(makeMove(game, match.table.phase, move))
      must(match.play(seat, move))
      const again = must(resume(game, { plan, moves }))
      assert.deepEqual(again.events, match.events)
    }
    assert.deepEqual(readProgress(JSON.parse(JSON.stringify({ plan, moves })), id), { plan, moves })
  })
}

test('a stored game that is damaged or belongs to another game is refused', () => {
  const good = { plan: planFor('gummi-trick'), moves: [] }
  assert.ok(readProgress(good, 'gummi-trick'))
  const bad: unknown[] = [
    undefined,
    null,
    7,
    'text',
    [],
    {},
    { ...good, moves: ['R99'] },
    { ...good, moves: [7] },
    { ...good, moves: 'R1' },
    { ...good, plan: { ...good.plan, game: 'bannish' } },
    { ...good, plan: { ...good.plan, game: 'no-such-game' } },
    { ...good, plan: { ...good.plan, players: [] } },
    { ...good, plan: { ...good.plan, players: [{ kind: 'bot', level: 'cheater', name: 'X' }] } },
    { ...good, plan: { ...good.plan, options: { rounds: 2 } } },
    { ...good, plan: { ...good.plan, seed: 1 } },
  ]
  for (const stored of bad) assert.equal(readProgress(stored, 'gummi-trick'), undefined, JSON.stringify(stored))
})
