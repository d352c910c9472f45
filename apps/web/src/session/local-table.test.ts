import assert from 'node:assert/strict'
import { afterEach, describe, type TestContext, test } from 'node:test'
import { legal, type Match, must, redact } from '@trick-bento/kit'
import { useInlineWorkers } from '../bots/testing/inline-worker.ts'
import { change } from '../settings/settings.ts'
import { LocalTable } from './local-table.ts'
import { gameOf, type Plan, type Player, type Progress, resume } from './plan.ts'

const person = (name: string): Player => ({ kind: 'person', name })
const bot = (name: string): Player => ({ kind: 'bot', level: 'newcomer', name })

const SOLO = [person('You'), bot('Pip'), bot('Fern')]
const TWO_PEOPLE = [person('Ada'), bot('Pip'), person('Ben')]
const BOTS = [bot('Pip'), bot('Fern'), bot('Mochi')]

const planWith = (players: readonly Player[], some: Partial<Plan> = {}): Plan => ({
  game: 'gummi-trick',
  options: {},
  seed: 'local',
  players,
  ...some,
})

change({ speed: 'instant', autoplay: false })
afterEach(() => change({ speed: 'instant', autoplay: false }))

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Gives a table time to do what it should not do. */
async function aWhile(): Promise<void> {
  for (let i = 0; i < 5; i++) await soon()
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 20_000
  while (!isSo()) {
    assert.ok(performance.now() < end, `it never came true: ${isSo}`)
    await soon()
  }
}

interface Opened {
  readonly table: LocalTable
  /** What was reported after each decision. */
  readonly saved: { readonly progress: Progress; readonly over: boolean }[]
}

/** Opens a table and lets it run. */
function open(t: TestContext, plan: Plan, moves: readonly string[] = []): Opened {
  const table = new LocalTable(must(gameOf(plan)), { plan, moves })
  const saved: Opened['saved'] = []
  table.onProgress = (progress, over) => saved.push({ progress: structuredClone(progress), over })
  t.after(() => table.close())
  void table.run()
  return { table, saved }
}

/** Does what the table waits for: the first legal move, the next round, or the next person's turn. */
function answer(table: LocalTable): void {
  const ask = table.ask.value
  if (ask !== undefined) ask.choose(ask.moves.first)
  else if (table.curtain.value !== undefined) table.liftCurtain()
  else if (table.ended.value === 'round') table.nextRound()
}

async function playToTheEnd(table: LocalTable): Promise<void> {
  await until(() => {
    answer(table)
    return table.ended.value === 'game'
  })
}

const eventsFor = ({ game, events }: Match, seat: number): unknown =>
  events.map((event) => redact(game.layout, event, seat))

describe('turns', () => {
  for (const game of ['gummi-trick', 'bannish', 'gudetama', 'sushi-trick']) {
    test(`${game}: one person plays a whole game with bots`, async (t) => {
      const { requests } = useInlineWorkers(t)
      const { table, saved } = open(t, planWith(SOLO, { game }))
      await playToTheEnd(table)
      assert.ok(table.match.over)
      assert.equal(table.failure.value, undefined)
      assert.equal(saved.length, table.match.decisions.length)
      assert.deepEqual(
        saved.map(({ over }) => over),
        saved.map((_, i) => i === saved.length - 1),
      )
      assert.equal(table.stage.value.position, table.match.events.length)
      assert.deepEqual(new Set(requests.map(({ seat }) => seat)), new Set([1, 2]))
    })
  }

  test('a person is asked for a legal move, and an illegal one is refused with a reason', async (t) => {
    useInlineWorkers(t)
    const { table } = open(t, planWith(SOLO))
    await until(() => {
      const ask = table.ask.value
      const isRestricted = ask !== undefined && table.match.table.hand(0).minus(ask.moves).some
      if (!isRestricted) answer(table)
      return isRestricted
    })
    const ask = table.ask.value!
    const { length } = table.match.decisions
    assert.deepEqual([...ask.moves], [...legal(table.game, table.match.table, 0)])
    const illegal = table.match.table.hand(0).minus(ask.moves).first
    assert.ok(ask.why(illegal))
    ask.choose(illegal)
    await aWhile()
    assert.equal(table.match.decisions.length, length)
    assert.equal(table.ask.value, ask)
    ask.choose(ask.moves.first)
    await until(() => table.match.decisions.length > length)
    assert.deepEqual(table.match.decisions[length], { seat: 0, move: ask.moves.first })
  })

  test('a round that has ended waits for the player', async (t) => {
    useInlineWorkers(t)
    const { table } = open(t, planWith(SOLO, { options: { rounds: 3 } }))
    table.nextRound()
    await until(() => {
      if (table.ended.value === undefined) answer(table)
      return table.ended.value !== undefined
    })
    assert.equal(table.ended.value, 'round')
    await aWhile()
    assert.ok(table.match.betweenRounds)
    table.nextRound()
    await until(() => table.ask.value !== undefined)
    assert.equal(table.match.table.round, 2)
    assert.equal(table.ended.value, undefined)
  })

  test('a move without a choice is played automatically if the player wants that', async (t) => {
    useInlineWorkers(t)
    change({ autoplay: true })
    const { table } = open(t, planWith(SOLO))
    await until(() => {
      const ask = table.ask.value
      assert.ok(ask === undefined || ask.moves.size > 1)
      answer(table)
      return table.ended.value === 'game'
    })
  })

  test('a closed table does not go on', async (t) => {
    useInlineWorkers(t)
    const { table } = open(t, planWith(SOLO))
    await until(() => table.ask.value !== undefined)
    const ask = table.ask.value!
    table.close()
    assert.equal(table.ask.value, undefined)
    const { length } = table.match.decisions
    ask.choose(ask.moves.first)
    await aWhile()
    assert.equal(table.match.decisions.length, length)
  })
})

describe('people who share the device', () => {
  test('a person’s cards stay covered until the device has been passed', async (t) => {
    useInlineWorkers(t)
    const { table } = open(t, planWith(TWO_PEOPLE))
    const turns: number[] = []
    await until(() => {
      const seat = table.curtain.value
      if (seat !== undefined) {
        assert.equal(table.stage.value.viewer, -1)
        assert.equal(table.ask.value, undefined)
        turns.push(seat)
      }
      const ask = table.ask.value
      if (ask !== undefined) assert.equal(table.stage.value.viewer, ask.seat)
      answer(table)
      return table.ended.value === 'game'
    })
    assert.ok(turns.length > 4)
    assert.deepEqual(new Set(turns), new Set([0, 2]))
    assert.equal(table.stage.value.viewer, -1, 'at the end the hands are covered')
  })

  test('moves cannot be taken back', async (t) => {
    useInlineWorkers(t)
    const { table } = open(t, planWith(TWO_PEOPLE))
    await until(() => {
      answer(table)
      return table.match.decisions.length > 4
    })
    assert.equal(table.canUndo.value, false)
    const { length } = table.match.decisions
    table.undo()
    assert.equal(table.match.decisions.length, length)
  })
})

describe('bots', () => {
  test('a bot receives what its seat may know, and nothing else', async (t) => {
    const { requests } = useInlineWorkers(t)
    const { table } = open(t, planWith(SOLO))
    await playToTheEnd(table)
    for (const seat of [1, 2]) {
      const received = requests.filter((request) => request.seat === seat).flatMap(({ events }) => events)
      const all = eventsFor(table.match, seat) as unknown[]
      assert.ok(received.length > 0)
      assert.deepEqual(received, all.slice(0, received.length))
    }
  })

  test('the same plan and moves give the same game', async (t) => {
    useInlineWorkers(t)
    const [first, second] = [open(t, planWith(SOLO)).table, open(t, planWith(SOLO)).table]
    await playToTheEnd(first)
    await playToTheEnd(second)
    assert.deepEqual(second.match.events, first.match.events)
  })

  test('a restarted worker is reported until its bot has moved again', async (t) => {
    useInlineWorkers(t, (n) => (n === 3 ? 'crashes' : 'answers'))
    const { table } = open(t, planWith(SOLO))
    const reported = new Set<string | undefined>()
    table.trouble.subscribe((trouble) => reported.add(trouble?.what))
    await playToTheEnd(table)
    assert.deepEqual(reported, new Set([undefined, 'restarted']))
    assert.equal(table.trouble.value, undefined)
  })

  test('bots play like newcomers to the end of the game when three workers fail', async (t) => {
    const { requests } = useInlineWorkers(t, () => 'crashes')
    const { table } = open(t, planWith(SOLO))
    await playToTheEnd(table)
    assert.equal(requests.length, 3)
    assert.equal(table.trouble.value?.what, 'failed')
    assert.equal(table.failure.value, undefined)
  })

  test('paused bots wait, and one decision at a time can be let through', async (t) => {
    useInlineWorkers(t)
    const plan = planWith(BOTS)
    const table = new LocalTable(must(gameOf(plan)), { plan, moves: [] })
    t.after(() => table.close())
    table.paused.value = true
    void table.run()
    await aWhile()
    assert.equal(table.stage.value.viewer, 'all')
    assert.equal(table.match.decisions.length, 0)
    for (const count of [1, 2]) {
      table.unpause()
      table.paused.value = true
      await until(() => table.match.decisions.length === count)
      await aWhile()
      assert.equal(table.match.decisions.length, count)
    }
    table.unpause()
    await until(() => table.ended.value === 'game')
  })

  test('the viewer can change while bots play', async (t) => {
    useInlineWorkers(t)
    const { table } = open(t, planWith(BOTS))
    await until(() => table.match.decisions.length > 2)
    table.setViewer(1)
    assert.equal(table.stage.value.viewer, 1)
    await until(() => table.ended.value === 'game')
    assert.equal(table.stage.value.position, table.match.events.length)
  })
})

describe('undo', () => {
  test('takes back the last decision with a choice and what followed', async (t) => {
    useInlineWorkers(t)
    const { table, saved } = open(t, planWith(SOLO))
    assert.equal(table.canUndo.value, false)
    await until(() => table.ask.value !== undefined)
    const before = structuredClone(table.match.events)
    const first = table.ask.value!
    assert.ok(first.moves.size > 1)
    first.choose(first.moves.first)
    await until(() => table.ask.value !== undefined && table.ask.value !== first)
    assert.equal(table.canUndo.value, true)
    table.undo()
    assert.deepEqual(table.match.events, before)
    assert.equal(table.canUndo.value, false)
    assert.equal(saved.at(-1)!.progress.moves.length, table.match.decisions.length)
    await until(() => table.ask.value !== undefined)
    assert.deepEqual([...table.ask.value!.moves], [...first.moves])
    await playToTheEnd(table)
    assert.deepEqual(must(resume(table.game, saved.at(-1)!.progress)).events, table.match.events)
  })

  test('cancels a bot that is thinking', async (t) => {
    const { requests } = useInlineWorkers(t)
    const { table } = open(t, planWith(SOLO))
    await until(() => table.ask.value !== undefined)
    const { length } = table.match.decisions
    answer(table)
    await until(() => table.thinking.value !== undefined)
    table.undo()
    assert.equal(table.thinking.value, undefined)
    await until(() => table.ask.value !== undefined)
    assert.equal(table.match.decisions.length, length)
    const asked = requests.length
    await playToTheEnd(table)
    assert.equal(requests.slice(asked).find(({ seat }) => seat === 1)!.from, 0, 'the worker starts with a new view')
    assert.equal(table.trouble.value, undefined)
  })
})

describe('hint', () => {
  test('an expert’s advice comes from what the person knows, and disappears with the move', async (t) => {
    const { requests } = useInlineWorkers(t)
    const { table } = open(t, planWith(SOLO))
    const hintNow = () => table.hint.value
    await table.advise()
    assert.equal(hintNow(), undefined, 'nothing is asked yet')
    await until(() => table.ask.value !== undefined)
    const advice = table.advise()
    assert.equal(hintNow(), 'thinking')
    await advice
    const hint = hintNow()
    assert.ok(typeof hint === 'object' && table.ask.value!.moves.has(hint.move))
    assert.ok(hint.estimates.length > 1)
    const request = requests.at(-1)!
    assert.deepEqual([request.seat, request.level], [0, 'expert'])
    assert.deepEqual(request.events, eventsFor(table.match, 0))
    answer(table)
    const { length } = table.match.decisions
    await until(() => table.match.decisions.length > length)
    assert.equal(table.hint.value, undefined)
  })

  test('advice that comes too late is not shown', async (t) => {
    useInlineWorkers(t)
    const { table } = open(t, planWith(SOLO))
    await until(() => table.ask.value !== undefined)
    const advice = table.advise()
    answer(table)
    await advice
    assert.equal(typeof table.hint.value, 'undefined')
  })

  test('no advice is possible where workers fail', async (t) => {
    useInlineWorkers(t, () => 'crashes')
    const { table } = open(t, planWith(SOLO))
    await until(() => table.ask.value !== undefined)
    await table.advise()
    assert.equal(table.hint.value, 'failed')
    assert.equal(table.trouble.value?.seat === 0, false, 'only the trouble of bots is reported')
  })
})

describe('saving and continuing', () => {
  test('a saved game continues at the same decision, and nothing is shown again', async (t) => {
    useInlineWorkers(t)
    const whole = open(t, planWith(SOLO))
    await playToTheEnd(whole.table)
    const { progress } = whole.saved[10]!
    const { table } = open(t, progress.plan, progress.moves)
    assert.deepEqual(table.match.events, whole.table.match.events.slice(0, table.match.events.length))
    assert.equal(table.stage.value.position, table.match.events.length)
    assert.equal(table.canUndo.value, true)
    await playToTheEnd(table)
    assert.deepEqual(table.match.events, whole.table.match.events)
  })

  test('a game that cannot go on reports the error', async (t) => {
    useInlineWorkers(t)
    const { table } = open(t, planWith(SOLO))
    await until(() => table.ask.value !== undefined)
    const error = new Error('the match is broken')
    t.mock.method(table.match, 'play', () => {
      throw error
    })
    answer(table)
    await until(() => table.failure.value !== undefined)
    assert.equal(table.failure.value, error)
  })
})
