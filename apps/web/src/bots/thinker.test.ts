import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { Match, must, seeded } from '@trick-bento/kit'
import { type Question, Thinker } from './thinker.ts'

/** A worker that does with every question what the test says. */
class FakeWorker {
  static all: FakeWorker[] = []
  static behave: (worker: FakeWorker, question: Question) => void = () => {}
  isAlive = true
  onmessage: (event: { data: unknown }) => void = () => {}
  onerror: (event: { preventDefault(): void }) => void = () => {}
  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(question: Question): void {
    queueMicrotask(() => FakeWorker.behave(this, question))
  }
  terminate(): void {
    this.isAlive = false
  }
  answer({ id }: Question, move: number): void {
    this.onmessage({ data: { id, thought: { move, reasons: [] } } })
  }
  die(): void {
    this.onerror({ preventDefault() {} })
  }
}

function setUp(t: TestContext, behave: typeof FakeWorker.behave) {
  const before = globalThis.Worker
  Object.assign(globalThis, { Worker: FakeWorker })
  t.after(() => Object.assign(globalThis, { Worker: before }))
  FakeWorker.all = []
  FakeWorker.behave = behave
  const again: number[] = []
  const thinker = new Thinker({ game: 'gummi-trick', seats: 3, options: {} }, (seat) => again.push(seat))
  const match = new Match(must(gummiTrick.at(3)), 'thinker')
  const think = () => thinker.think(match, 1, 'newcomer', seeded('luck'))
  return { thinker, think, match, again }
}
const alive = () => FakeWorker.all.filter(({ isAlive }) => isAlive).length

test('one worker answers question after question, and hears news only', async (t) => {
  const heard: number[] = []
  const { think, match } = setUp(t, (worker, question) => {
    heard.push(question.heard)
    worker.answer(question, 7)
  })
  assert.equal((await think())?.move, 7)
  await think()
  assert.deepEqual(heard, [0, match.events.length])
  assert.equal(FakeWorker.all.length, 1)
})

test('after a death another worker is asked, which hears everything', async (t) => {
  const { think, again } = setUp(t, (worker, question) => {
    if (FakeWorker.all.length < 3) worker.die()
    else {
      assert.equal(question.heard, 0)
      worker.answer(question, 5)
    }
  })
  assert.equal((await think())?.move, 5)
  assert.deepEqual(again, [1, 1])
  assert.equal(alive(), 1)
})

test('after three deaths nobody is asked any more', async (t) => {
  const { think } = setUp(t, (worker) => worker.die())
  assert.equal(await think(), undefined)
  assert.equal(FakeWorker.all.length, 3)
  assert.equal(alive(), 0)
})

test('a worker that hangs counts as dead', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { think } = setUp(t, (worker, question) => {
    if (FakeWorker.all.length > 1) worker.answer(question, 3)
  })
  const thought = think()
  t.mock.timers.tick(20_000)
  assert.equal((await thought)?.move, 3)
  assert.equal(alive(), 1)
})

test('whoever waits when it is closed is told so, and no worker is left or taken on', async (t) => {
  const { thinker, think } = setUp(t, () => {})
  const thought = think()
  await Promise.resolve()
  thinker.close()
  assert.equal(await thought, undefined)
  assert.equal(await think(), undefined)
  assert.equal(FakeWorker.all.length, 1)
  assert.equal(alive(), 0)
})

test('where no worker is allowed there is no thought', async (t) => {
  const { think, thinker } = setUp(t, () => {})
  Object.assign(globalThis, {
    Worker: class {
      constructor() {
        throw new Error('not allowed')
      }
    },
  })
  thinker.warmUp()
  assert.equal(await think(), undefined)
})
