import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sushiTrick } from '@trick-bento/games'
import { legal, Match, must, redact, type Seat } from '@trick-bento/kit'
import { BotDriver, type BotDriverOptions } from './bot-driver.ts'
import type { BotRequest } from './bot-messages.ts'
import { matchTask } from './match-task.ts'
import { type FakeWorker, fakePorts, fakeTimers } from './testing/fake-port.ts'

const game = must(sushiTrick.at(4))
const TABLE = { game: 'sushi-trick', seats: 4, options: {} }

type Behave = (worker: FakeWorker, request: BotRequest, started: number) => void

function setUp(behave: Behave, options: Partial<BotDriverOptions> = {}) {
  const ports = fakePorts(behave)
  const timers = fakeTimers()
  const retried: Seat[] = []
  const errors: unknown[] = []
  const driver = new BotDriver({
    open: ports.open,
    startTimer: timers.startTimer,
    views: 'kept',
    onRetry: (seat) => retried.push(seat),
    onError: (error) => errors.push(error),
    ...options,
  })
  const match = new Match(game, 'secret')
  const think = (seat: Seat = match.table.turn) => driver.think(matchTask(match, TABLE, seat, 'newcomer', [1, 2, 3, 4]))
  return { ...ports, timers, retried, errors, driver, match, think }
}

const moveOf = async (result: ReturnType<BotDriver['think']>): Promise<unknown> => {
  const thought = await result
  return typeof thought === 'string' ? thought : thought.move
}

test('a worker receives what its seat may know, each event once, and nothing else', async () => {
  const { workers, match, think } = setUp((worker, request) =>
    worker.reply(request, legal(game, match.table, request.seat).first),
  )
  for (let n = 0; n < 24; n++) {
    const { turn } = match.table
    const move = turn === 2 ? await moveOf(think(2)) : legal(game, match.table, turn).first
    must(match.play(turn, move as number))
  }
  const [worker, ...others] = workers
  assert.deepEqual(others, [])
  const received = worker.requests.flatMap(({ events }) => events)
  assert.ok(worker.requests.length > 3)
  assert.deepEqual(
    received,
    match.events.slice(0, received.length).map((event) => redact(game.layout, event, 2)),
  )
  for (const request of worker.requests) {
    assert.deepEqual(Object.keys(request), ['id', 'table', 'seat', 'level', 'from', 'events', 'random'])
    assert.doesNotMatch(JSON.stringify(request), /secret/)
  }
})

test('a driver of many games sends all events with every request', async () => {
  const { workers, match, think } = setUp((worker, request) => worker.reply(request, 7), { views: 'fresh' })
  await think()
  await think()
  assert.deepEqual(
    workers[0].requests.map(({ from, events }) => [from, events.length]),
    [0, 0].map((from) => [from, match.events.length]),
  )
})

test('a worker that gives advice for a seat keeps another view than the bot of that seat', async () => {
  const { workers, driver, match } = setUp((worker, request) => worker.reply(request, 7))
  const task = matchTask(match, TABLE, 1, 'expert', [1, 2, 3, 4])
  for (const advice of [{}, { advice: true }, {}, { advice: true }] as const) await driver.think({ ...task, ...advice })
  assert.deepEqual(
    workers[0].requests.map(({ advice, from }) => [advice, from]),
    [
      [undefined, 0],
      [true, 0],
      [undefined, match.events.length],
      [true, match.events.length],
    ],
  )
})

test('a crashed worker is replaced, and the new one receives everything', async () => {
  const { think, retried, alive, workers, match } = setUp((worker, request, started) => {
    if (started < 3) worker.exit()
    else worker.reply(request, 5)
  })
  assert.equal(await moveOf(think(1)), 5)
  assert.deepEqual(retried, [1, 1])
  assert.equal(alive(), 1)
  assert.deepEqual(
    workers.map(({ requests }) => requests.map(({ from, events }) => [from, events.length])),
    workers.map(() => [[0, match.events.length]]),
  )
})

test('a worker that replies with an error is replaced, and the error is reported', async () => {
  const { think, errors, alive } = setUp((worker, request, started) => {
    if (started < 2) worker.replyError(request, 'out of cards')
    else worker.reply(request, 5)
  })
  assert.equal(await moveOf(think()), 5)
  assert.equal(alive(), 1)
  assert.deepEqual(errors.map(String), ['Error: out of cards'])
})

test('the driver gives up after three failed workers, and tries again with the next task', async () => {
  let isBroken = true
  const { think, workers, alive } = setUp((worker, request) => {
    if (isBroken) worker.exit()
    else worker.reply(request, 5)
  })
  assert.equal(await think(), 'failed')
  assert.equal(workers.length, 3)
  assert.equal(alive(), 0)
  isBroken = false
  assert.equal(await moveOf(think()), 5)
})

test('a worker that misses the deadline is replaced', async () => {
  const { think, timers, errors, alive } = setUp((worker, request, started) => {
    if (started > 1) worker.reply(request, 3)
  })
  const result = think()
  timers.runAll()
  assert.equal(await moveOf(result), 3)
  assert.equal(alive(), 1)
  assert.match(String(errors), /did not answer within 20000 ms/)
  assert.equal(timers.pending, 0)
})

test('a late reply of a replaced worker is ignored', async () => {
  const { think, timers, workers } = setUp((worker, request, started) => {
    if (started > 1) worker.reply(request, 3)
  })
  const result = think()
  timers.runAll()
  workers[0].reply(workers[0].requests[0], 9)
  workers[0].exit()
  assert.equal(await moveOf(result), 3)
  assert.equal(workers.length, 2)
})

test('tasks wait until a worker is free', async () => {
  const { think, driver, workers } = setUp((worker, request) => worker.reply(request, request.seat), { workers: 2 })
  const results = [0, 1, 2, 3].map((seat) => moveOf(think(seat)))
  assert.equal(driver.waiting, 2)
  assert.deepEqual(await Promise.all(results), [0, 1, 2, 3])
  assert.equal(workers.length, 2)
})

test('cancelling ends pending tasks, keeps the worker, and sends everything again', async () => {
  const { think, driver, workers, timers } = setUp((worker, request) => {
    if (request.id > 0) worker.reply(request, 4)
  })
  const results = [think(1), think(2)]
  driver.cancel()
  assert.deepEqual(await Promise.all(results), ['cancelled', 'cancelled'])
  const again = moveOf(think(1))
  assert.equal(workers[0].requests.length, 1, 'the worker is still busy with the cancelled task')
  workers[0].reply(workers[0].requests[0], 9)
  assert.equal(await again, 4)
  assert.equal(workers.length, 1)
  assert.deepEqual(
    workers[0].requests.map(({ seat, from }) => [seat, from]),
    [
      [1, 0],
      [1, 0],
    ],
  )
  assert.equal(timers.pending, 0)
})

test('a cancelled task is not tried again when its worker fails', async () => {
  const { think, driver, workers, retried } = setUp(() => {})
  const result = think(1)
  driver.cancel()
  workers[0].exit()
  assert.equal(await result, 'cancelled')
  assert.deepEqual([workers.length, retried.length], [1, 0])
})

test('closing cancels pending and later tasks and leaves no worker', async () => {
  const { driver, think, workers, alive, timers } = setUp(() => {})
  const results = [think(0), think(1)]
  await driver.close()
  assert.deepEqual(await Promise.all(results), ['cancelled', 'cancelled'])
  assert.equal(await think(), 'cancelled')
  driver.warmUp()
  assert.equal(workers.length, 1)
  assert.equal(alive(), 0)
  assert.equal(timers.pending, 0)
})

test('a warmed-up worker gets the first task', async () => {
  const { driver, think, workers } = setUp((worker, request) => worker.reply(request, 1))
  driver.warmUp()
  driver.warmUp()
  assert.equal(workers.length, 1)
  assert.equal(await moveOf(think()), 1)
  assert.equal(workers.length, 1)
})

test('tasks fail where no worker can be started', async () => {
  const { driver, think } = setUp(() => {}, { open: () => undefined })
  driver.warmUp()
  assert.equal(await think(), 'failed')
})

test('a driver that cannot open a worker because of an exception fails the task and reports the error', async () => {
  const broken = new Error('no thread left')
  const { driver, errors, think } = setUp(() => {}, {
    open: () => {
      throw broken
    },
  })
  assert.equal(await think(), 'failed')
  assert.deepEqual(new Set(errors), new Set([broken]))
  assert.equal(driver.waiting, 0)
})

test('a worker to which nothing can be posted is replaced', async () => {
  const ports = fakePorts((worker, request) => worker.reply(request, 7))
  const unusable = {
    post() {
      throw new Error('cannot be cloned')
    },
    terminate: async () => {},
  }
  let opened = 0
  const { retried, think } = setUp(() => {}, { open: (events) => (opened++ === 0 ? unusable : ports.open(events)) })
  assert.equal(await moveOf(think(2)), 7)
  assert.deepEqual(retried, [2])
})
