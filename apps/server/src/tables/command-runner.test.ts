import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, Deck, defineGame, must, range, type Seat } from '@trick-bento/kit'
import type { CommandReply } from '@trick-bento/protocol'
import { CommandRunner } from './command-runner.ts'
import type { Entry } from './entry.ts'
import { glanceAt } from './glance.ts'
import type { LiveTables } from './live-tables.ts'
import { OnlineTable } from './online-table.ts'
import { isRefusal } from './refusal.ts'
import type { TableOpener } from './table-opener.ts'
import { PLAIN } from './testing/plain.ts'

/** All seats raise together, each as often as it wants. When all have stopped, they are asked again. */
const raising = defineGame({
  id: 'raising',
  title: 'Raising',
  about: 'Raise in secret, then stop.',
  seats: { least: 3, most: 3, usual: 3 },
  best: 'highest',
  options: {},
  zones: {},
  numbers: { raised: 'each' },
  deck: () => new Deck({ suits: [], ranks: range(1, 9) }),
  rules: ({ at }) => ({
    round(t, deal) {
      deal.each(3, at.hand)
      t.askAll('raise')
    },
    phases: {
      raise: {
        from: 'calls',
        calls: ['up', 'stop'],
        legal: (_t, calls) => calls,
        act(t, seat, move) {
          if (move === call(0)) t.n.raised[seat]++
          else if (t.done(seat)) t.askAll('raise')
        },
      },
    },
    over: () => true,
    winners: () => [0],
  }),
})

const HEAD = { id: 't', secret: 's', openedAt: 0 }
/** A table at which three people sit. */
const SEATED: readonly Entry[] = [
  { type: 'opened', settings: { ...PLAIN, game: 'bannish', seats: 3 }, host: 'p0', commitment: 'c' },
  ...[0, 1, 2].map((seat): Entry => ({ type: 'sat', seat, person: `p${seat}`, name: `P${seat}`, value: '' })),
]

/** Runs commands at one table without a store. `onLookup` is called when a known reply is looked up. */
function runnerFor(table: OnlineTable, onLookup = (): void => {}): CommandRunner {
  const live: Pick<LiveTables, 'catchUp' | 'knownReply' | 'commit'> = {
    catchUp: async () => false,
    knownReply: async () => void onLookup(),
    async commit(_, next): Promise<CommandReply> {
      table.become(next)
      return { number: table.number }
    },
  }
  return new CommandRunner({
    live: live as LiveTables,
    opener: {} as TableOpener,
    glanceOf: async (_, viewer) => glanceAt(table, viewer),
    now: () => 0,
  })
}

/** A table of three people, and a function that sends a play of one of them, who has seen `seen` entries. */
function raisingTable() {
  const table = new OnlineTable(HEAD, SEATED)
  // No game of the box asks several seats at once.
  table.game = must(raising.at(3))
  table.fold(table.number, [{ type: 'started' }])
  const runner = runnerFor(table)
  const play = async (seat: Seat, move: 'up' | 'stop', seen: number): Promise<string> => {
    const command = { type: 'play', move } as const
    const done = await runner.run(table, { person: `p${seat}`, key: 'k', command, seen })
    return isRefusal(done) ? done.code : 'done'
  }
  return { table, play }
}

test('where seats decide together, a decision of one does not make those of the others stale', async () => {
  const { table, play } = raisingTable()
  const seen = table.number
  assert.equal(await play(1, 'stop', seen), 'done')
  assert.equal(await play(0, 'up', seen), 'done')
  assert.equal(await play(0, 'up', seen), 'conflict', 'the same seat is asked again')
  assert.equal(await play(0, 'stop', table.number), 'done')
  table.fold(table.number, [{ type: 'bot', seat: 0, level: 'steady', why: 'away' }])
  assert.equal(await play(2, 'stop', seen), 'done')
  assert.equal(await play(2, 'stop', seen), 'conflict', 'all are asked again')
  assert.equal(await play(1, 'up', table.number - 1), 'conflict')
  assert.equal(await play(1, 'up', table.number), 'done')
})

test('a play is stale if a bot has taken the seat since', async () => {
  const { table, play } = raisingTable()
  const seen = table.number
  table.fold(seen, [{ type: 'bot', seat: 2, level: 'steady', why: 'away' }])
  assert.equal(await play(2, 'up', seen), 'conflict')
  assert.equal(await play(1, 'up', seen), 'done')
})

test('a command is tried again if entries of another node arrive while a known reply is looked up', async () => {
  const table = new OnlineTable(HEAD, SEATED.slice(0, 3))
  const runner = runnerFor(table, () => table.fold(0, SEATED))
  assert.deepEqual(await runner.run(table, { person: 'p0', key: 'k', command: { type: 'start' } }), { number: 5 })
})
