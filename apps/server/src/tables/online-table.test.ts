import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { legal, makeMove, seeded } from '@trick-bento/kit'
import { carryOut, play } from './command.ts'
import type { Entry } from './entry.ts'
import { OnlineTable } from './online-table.ts'
import { isRefusal } from './refusal.ts'
import { PLAIN } from './testing/plain.ts'

const HEAD = { id: 't', secret: 'secret', openedAt: 0 }
const opened = (game: string): Entry => ({
  type: 'opened',
  settings: { ...PLAIN, game, seats: 4 },
  host: 'host',
  commitment: 'c',
})
const sat = (seat: number): Entry => ({ type: 'sat', seat, person: `p${seat}`, name: `P${seat}`, value: `v${seat}` })
const begun = (game: string): Entry[] => [
  opened(game),
  sat(0),
  sat(1),
  { type: 'bot', seat: 2, level: 'steady', why: 'seated' },
  { type: 'bot', seat: 3, level: 'steady', why: 'seated' },
  { type: 'started' },
]

for (const { id } of games) {
  test(`${id}: what is foreseen is what happens, and a table read again is the same`, () => {
    const random = seeded(id)
    const entries: Entry[] = []
    const table = new OnlineTable(HEAD, entries)
    const add = (more: readonly Entry[]): void => {
      const before = JSON.stringify(table.match?.events)
      const { due, since, over, sitters } = table.foresee(more)
      assert.equal(JSON.stringify(table.match?.events), before)
      table.fold(table.number, more)
      entries.push(...more)
      assert.deepEqual(
        { due, since, over, sitters },
        { due: table.due, since: table.since, over: table.phase === 'over', sitters: table.sitters },
      )
    }
    table.fold(0, [opened(id)])
    entries.push(opened(id))
    for (const entry of begun(id).slice(1)) add([entry])
    while (table.phase === 'playing') {
      const { match, turn } = table
      const moves = [...legal(table.game, match!.table, turn)]
      const text = makeMove(table.game, match!.table.phase, moves[random.below(moves.length)]!)
      const decided = play(table, turn, text, turn < 2 ? 'person' : 'bot')
      assert.ok(!isRefusal(decided))
      add(decided)
      const chance = random.below(20)
      if (chance === 0) add([{ type: 'bot', seat: 0, level: 'casual', why: 'away' }])
      if (chance === 2) add([{ type: 'back', seat: 0 }])
      if (chance === 3) {
        add([
          { type: 'left', seat: 1, why: 'stood up' },
          { type: 'bot', seat: 1, level: 'casual', why: 'seated' },
        ])
      }
      if (chance === 4) add([sat(1)])
      if (chance === 5) add([{ type: 'asleep' }])
      if (table.isAsleep) add([{ type: 'awake' }])
      if (chance === 1) add([{ type: 'said', person: 'x', seat: -1, name: 'X', what: { emote: 'wow' } }])
    }
    const again = new OnlineTable(HEAD, JSON.parse(JSON.stringify(entries)))
    assert.deepEqual(again.match!.events, table.match!.events)
    assert.deepEqual([again.number, again.since, again.sitters], [table.number, table.since, table.sitters])
  })
}

test('entries that are known are not folded twice, and none may be missing', () => {
  const entries = begun('bannish')
  const table = new OnlineTable(HEAD, entries.slice(0, 4))
  table.fold(2, entries.slice(2))
  table.fold(0, entries)
  assert.equal(table.number, entries.length)
  assert.throws(() => table.fold(entries.length + 1, []), /entry 6 is missing before 7/)
})

test('a seat hears its own cards and nobody else’s', () => {
  const table = new OnlineTable(HEAD, begun('bannish'))
  const dealtTo = (seat: number): (readonly number[])[] =>
    table.allEvents(seat).flatMap((event) => (event.type === 'move' && event.to < 4 ? [event.cards] : []))
  for (const seat of [-1, 0, 1, 2, 3]) {
    for (const [owner, cards] of dealtTo(seat).entries())
      assert.equal(
        cards.every((card) => card >= 0),
        owner === seat,
      )
  }
})

test('bots have names of their level that nobody else at the table has', () => {
  const table = new OnlineTable(HEAD, begun('bannish'))
  assert.deepEqual(
    table.sitters.map((sitter) => sitter?.name),
    ['P0', 'P1', 'Greta', 'Kenji'],
  )
})

test('whoever plays while a bot has their seat is back', () => {
  const table = new OnlineTable(HEAD, begun('bannish'))
  while (table.turn > 1) {
    const { match, turn } = table
    const move = makeMove(table.game, match!.table.phase, legal(table.game, match!.table, turn).first)
    table.fold(table.number, play(table, turn, move, 'bot') as Entry[])
  }
  const { turn, match } = table
  table.fold(table.number, [{ type: 'bot', seat: turn, level: 'steady', why: 'away' }])
  assert.deepEqual(table.due, { kind: 'bot', seat: turn, level: 'steady' })
  const move = makeMove(table.game, match!.table.phase, legal(table.game, match!.table, turn).first)
  assert.deepEqual(carryOut(table, `p${turn}`, { type: 'play', move }, 0), [
    { type: 'back', seat: turn },
    { type: 'decided', seat: turn, move, by: 'person' },
  ])
})

/** A table that others have filled with so many entries. */
const filled = (entries: readonly Entry[], most: number): OnlineTable => {
  const said: Entry = { type: 'said', person: 'x', seat: -1, name: 'X', what: { emote: 'hurry' } }
  return new OnlineTable(HEAD, [...entries, ...Array.from({ length: most - entries.length }, () => said)])
}
const SAY = { type: 'say', name: 'Y', what: { emote: 'hurry' } } as const

test('however much is said, the host can still clear up, and the game goes on', () => {
  const table = filled(begun('bannish'), 5000)
  const more = carryOut(table, 'p1', SAY, 0)
  assert.equal(isRefusal(more) && more.code, 'table-is-full')
  for (const command of [
    { type: 'kick', seat: 1 },
    { type: 'block', whom: { said: 6 } },
  ] as const) {
    assert.ok(!isRefusal(carryOut(table, 'host', command, 0)), command.type)
  }
})

test('those who watch cannot take the word from those who play, nor keep a game from its start', () => {
  const talked = filled(begun('bannish'), 2000)
  const more = carryOut(talked, 'y', SAY, 0)
  assert.equal(isRefusal(more) && more.code, 'table-is-full')
  assert.ok(!isRefusal(carryOut(talked, 'p1', SAY, 0)))
  const full = filled(begun('bannish').slice(0, -1), 10_000)
  assert.deepEqual(carryOut(full, 'host', { type: 'start' }, 0), [{ type: 'started' }])
  const stood = carryOut(full, 'p1', { type: 'stand' }, 0)
  assert.equal(isRefusal(stood) && stood.code, 'table-is-full')
})
