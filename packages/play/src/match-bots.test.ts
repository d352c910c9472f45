import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { legal, Match, must, type Seat } from '@trick-bento/kit'
import { newcomerThought } from './fallback-bot.ts'
import { MatchBots, type MatchBotsOptions, type WorkerTrouble } from './match-bots.ts'
import { PAUSES } from './pace.ts'
import { fakePorts, fakeTimers } from './testing/fake-port.ts'

type Behave = Parameters<typeof fakePorts>[0]

/** A person at seat 0, and bots at the others. */
function setUp(behave: Behave, options: Partial<MatchBotsOptions> = {}) {
  const ports = fakePorts(behave)
  const troubles: [Seat, WorkerTrouble][] = []
  const match = new Match(must(gummiTrick.at(3)), 'bots')
  const bots = new MatchBots({
    open: ports.open,
    startTimer: fakeTimers().startTimer,
    table: { game: 'gummi-trick', seats: 3, options: {} },
    levels: [undefined, 'casual', 'expert'],
    seed: 'bots',
    loadNewcomer: async () => newcomerThought,
    onTrouble: (seat, trouble) => troubles.push([seat, trouble]),
    ...options,
  })
  /** Plays first legal moves until it is this seat's turn. */
  const untilTurnOf = (seat: Seat): void => {
    while (match.table.turn !== seat) {
      must(match.play(match.table.turn, legal(match.game, match.table, match.table.turn).first))
    }
  }
  return { ...ports, troubles, match, bots, untilTurnOf }
}

test('a bot thinks at its level, and the same decision gets the same random numbers', async () => {
  const { bots, match, workers, untilTurnOf } = setUp((worker, request) => worker.reply(request, 7))
  untilTurnOf(1)
  assert.equal(await bots.move(match, 1), 7)
  assert.equal(await bots.move(match, 1), 7)
  const [first, second] = workers[0].requests
  assert.deepEqual([first.seat, first.level, first.advice], [1, 'casual', undefined])
  assert.deepEqual(second.random, first.random)
  assert.deepEqual(second.events, [], 'nothing has happened since')
})

test('advice for a person comes from an expert who knows what the person knows', async () => {
  const { bots, match, workers, untilTurnOf } = setUp((worker, request) => worker.reply(request, 7))
  untilTurnOf(0)
  assert.equal((await bots.advice(match, 0))?.move, 7)
  const [{ seat, level, advice }] = workers[0].requests
  assert.deepEqual([seat, level, advice], [0, 'expert', true])
})

test('after three failures a bot plays like a newcomer, and no further worker is started', async () => {
  const { bots, match, workers, troubles, untilTurnOf } = setUp((worker) => worker.exit())
  untilTurnOf(1)
  for (let i = 0; i < 2; i++) {
    const move = await bots.move(match, 1)
    assert.ok(move !== undefined && legal(match.game, match.table, 1).has(move))
  }
  assert.equal(workers.length, 3)
  assert.deepEqual(troubles, [
    [1, 'restarted'],
    [1, 'restarted'],
    [1, 'failed'],
    [1, 'failed'],
  ])
  assert.equal(await bots.advice(match, 1), undefined)
})

test('failed advice is not reported, because no bot is in trouble', async () => {
  const { bots, match, troubles, untilTurnOf } = setUp((worker) => worker.exit())
  untilTurnOf(0)
  assert.equal(await bots.advice(match, 0), undefined)
  assert.deepEqual(troubles, [])
})

test('a bot plays any legal move if the fallback cannot be loaded', async () => {
  const { bots, match, untilTurnOf } = setUp((worker) => worker.exit(), {
    loadNewcomer: () => Promise.reject(new Error('offline')),
  })
  untilTurnOf(1)
  const move = await bots.move(match, 1)
  assert.ok(move !== undefined && legal(match.game, match.table, 1).has(move))
})

test('a cancelled decision has no move and is no failure', async () => {
  const { bots, match, troubles, untilTurnOf } = setUp(() => {})
  untilTurnOf(1)
  const move = bots.move(match, 1)
  bots.cancel()
  assert.equal(await move, undefined)
  assert.deepEqual(troubles, [])
})

test('pauses depend on the level, the seed and the decision', () => {
  const { bots, match, untilTurnOf } = setUp(() => {})
  untilTurnOf(1)
  const pause = bots.pause(match, 1)
  assert.ok(pause >= PAUSES.casual.least && pause <= PAUSES.casual.most)
  assert.equal(bots.pause(match, 1), pause)
  assert.equal(bots.pause(match, 1, 0.5), pause / 2)
  assert.throws(() => bots.pause(match, 0), /no bot sits at seat 0/)
})
