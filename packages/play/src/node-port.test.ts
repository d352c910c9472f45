import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { games } from '@trick-bento/games'
import { legal, Match, must } from '@trick-bento/kit'
import { BotDriver, type BotDriverOptions } from './bot-driver.ts'
import type { TableSpec } from './bot-messages.ts'
import { newcomerThought } from './fallback-bot.ts'
import { matchTask } from './match-task.ts'
import { nodePort, nodeWorkerPort } from './node-port.ts'
import { serveBot } from './serve-bot.ts'

// This file is also the worker that its tests start.
if (isMainThread) runTests()
else serveBot(nodeWorkerPort(parentPort!), { gameOf, clock: () => performance.now() })

function gameOf({ game, seats, options }: TableSpec) {
  if (game === 'endless') for (;;);
  if (game === 'deadly') process.exit(1)
  const kind = games.find(({ id }) => id === game)
  if (kind === undefined) throw new Error(`there is no game ${game}`)
  return must(kind.at(seats, options))
}

function runTests(): void {
  const startTimer = (run: () => void, milliseconds: number) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }
  const driverWith = (options: Partial<BotDriverOptions>): BotDriver =>
    new BotDriver({
      open: nodePort(() => new Worker(new URL(import.meta.url))),
      startTimer,
      views: 'kept',
      deadline: 60_000,
      ...options,
    })
  const firstTask = (match: Match, game: string) =>
    matchTask(match, { game, seats: match.game.seats, options: {} }, match.table.turn, 'newcomer', [1, 2, 3, 4])

  test('a worker thread plays a round of every game as the same bots play it without a worker', async (t) => {
    const driver = driverWith({ onError: (error) => assert.fail(String(error)) })
    t.after(() => driver.close())
    for (const kind of games) {
      const match = new Match(must(kind.at(kind.seats.usual)), 'threads')
      driver.cancel()
      while (!match.table.roundOver) {
        const task = firstTask(match, kind.id)
        const thought = await driver.think(task)
        assert.deepEqual(thought, newcomerThought(match.game, task))
        must(match.play(task.seat, typeof thought === 'string' ? -1 : thought.move))
      }
    }
  })

  test('a worker thread gives advice with evidence', async (t) => {
    const driver = driverWith({ onError: (error) => assert.fail(String(error)) })
    t.after(() => driver.close())
    const match = new Match(must(games[0].at(4)), 'advice')
    const task = { ...firstTask(match, games[0].id), level: 'expert', advice: true } as const
    const thought = await driver.think(task)
    assert.ok(typeof thought !== 'string' && thought.evidence !== undefined && thought.evidence.deals > 30)
    const { advice, ...move } = task
    const played = await driver.think(move)
    assert.ok(typeof played !== 'string' && played.evidence === undefined)
  })

  test('worker threads that throw or exit are replaced, and the driver goes on', async (t) => {
    const errors: unknown[] = []
    const retried: number[] = []
    const driver = driverWith({
      attempts: 2,
      onRetry: (seat) => retried.push(seat),
      onError: (error) => errors.push(error),
    })
    t.after(() => driver.close())
    const match = new Match(must(games[0].at(4)), 'trouble')
    for (const name of ['no-such-game', 'deadly']) assert.equal(await driver.think(firstTask(match, name)), 'failed')
    assert.equal(retried.length, 2)
    assert.equal(errors.length, 2)
    for (const error of errors) assert.match(String(error), /there is no game no-such-game/)
    const thought = await driver.think(firstTask(match, games[0].id))
    assert.ok(typeof thought !== 'string' && legal(match.game, match.table, match.table.turn).has(thought.move))
  })

  test('a worker thread in an endless loop is stopped at the deadline', async (t) => {
    const errors: unknown[] = []
    const driver = driverWith({ attempts: 1, deadline: 500, onError: (error) => errors.push(error) })
    t.after(() => driver.close())
    assert.equal(await driver.think(firstTask(new Match(must(games[0].at(4)), 'loop'), 'endless')), 'failed')
    assert.match(String(errors), /did not answer within 500 ms/)
  })
}
