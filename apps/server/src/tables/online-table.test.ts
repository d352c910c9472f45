import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { legal, makeMove, seeded } from '@trick-bento/kit'
import { entriesOf, play } from './command.ts'
import type { Entry } from './entry.ts'
import { OnlineTable } from './online-table.ts'
import { isRefusal } from './refusal.ts'
import { PLAIN } from './testing/plain.ts'
import { stateAfter } from './testing/state-after.ts'

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

/** Everything that viewers, jobs and commands can see of a table. */
const visible = (table: OnlineTable) => {
  const { number, since, due, phase, turn, sitters, kept, host, isAsleep, knockedAt, followedBy, blockedPeople } = table
  const state = { number, since, due, phase, turn, sitters, kept, host, isAsleep, knockedAt, followedBy, blockedPeople }
  const entries = table.entriesFrom(0)
  const events = entries.map((_, i) => [-1, 0, 1].map((seat) => table.events(i, seat)))
  return JSON.stringify({ state, entries, events, all: table.allEvents(0), voices: table.voiceOf('x') })
}

for (const { id } of games) {
  test(`${id}: a table changes when it becomes its next state, not before, and loads as the same`, () => {
    const random = seeded(id)
    const table = new OnlineTable(HEAD, [opened(id)])
    const add = (entries: readonly Entry[]): void => {
      const before = visible(table)
      const next = stateAfter(table, entries)
      assert.equal(visible(table), before)
      const expected = visible(next)
      // A second state that is never stored leaves no trace either.
      stateAfter(table, entries)
      table.become(next)
      assert.equal(visible(table), expected)
    }
    for (const entry of begun(id).slice(1)) add([entry])
    while (table.phase === 'playing') {
      const { match, turn } = table
      const moves = [...legal(table.game, match!.table, turn)]
      const text = makeMove(table.game, match!.table.phase, moves[random.below(moves.length)]!)
      const decided = play(table, turn, text, turn < 2 ? 'person' : 'bot')
      assert.ok(!isRefusal(decided))
      add(decided)
      const dice = random.below(20)
      if (dice === 0) add([{ type: 'bot', seat: 0, level: 'casual', why: 'away' }])
      if (dice === 2) add([{ type: 'back', seat: 0 }])
      if (dice === 3) {
        add([
          { type: 'left', seat: 1, why: 'stood up' },
          { type: 'bot', seat: 1, level: 'casual', why: 'seated' },
        ])
      }
      if (dice === 4) add([sat(1)])
      if (dice === 5) add([{ type: 'asleep' }])
      if (table.isAsleep) add([{ type: 'awake' }])
      if (dice === 1) add([{ type: 'said', person: 'x', seat: -1, name: 'X', what: { emote: 'wow' } }])
      if (dice === 6) add([{ type: 'blocked', person: `b${table.number}`, name: 'B' }])
    }
    const loaded = new OnlineTable(HEAD, JSON.parse(JSON.stringify(table.entriesFrom(0))))
    assert.equal(visible(loaded), visible(table))
    assert.deepEqual(loaded.match!.events, table.match!.events)
  })
}

test('a move that the rules forbid is refused with their reason and changes nothing', () => {
  const table = new OnlineTable(HEAD, begun('gummi-trick'))
  const before = visible(table)
  const { game, match, turn } = table
  const held = new Set(Array.from(match!.table.hand(turn), (card) => game.deck.name(game.deck.kindOf(card))))
  const other = Array.from({ length: game.deck.size }, (_, card) => game.deck.name(game.deck.kindOf(card))).find(
    (name) => !held.has(name),
  )!
  for (const move of [other, 'nonsense', '']) {
    const refused = table.after([{ type: 'decided', seat: turn, move, by: 'person' }])
    assert.ok(isRefusal(refused), `"${move}" is refused`)
    assert.equal(refused.code, 'illegal-move')
    assert.match(refused.message, /^[A-Z].*\.$/)
  }
  assert.equal(visible(table), before)
  assert.throws(() => table.fold(table.number, [{ type: 'decided', seat: turn, move: other, by: 'person' }]), /entry 6/)
})

test('fold skips known entries and refuses a gap', () => {
  const entries = begun('bannish')
  const table = new OnlineTable(HEAD, entries.slice(0, 4))
  table.fold(2, entries.slice(2))
  table.fold(0, entries)
  assert.equal(table.number, entries.length)
  assert.throws(() => table.fold(entries.length + 1, []), /entry 6 is missing before 7/)
})

test('a seat receives its own cards and no others', () => {
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

test('bots get different names of their level', () => {
  const table = new OnlineTable(HEAD, begun('bannish'))
  assert.deepEqual(
    table.sitters.map((sitter) => sitter?.name),
    ['P0', 'P1', 'Greta', 'Kenji'],
  )
})

test('a person who plays while a bot has their seat takes the seat back', () => {
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
  assert.deepEqual(entriesOf(table, `p${turn}`, { type: 'play', move }, 0), [
    { type: 'back', seat: turn },
    { type: 'decided', seat: turn, move, by: 'person' },
  ])
})

/** A table with `count` entries, most of them chat messages. */
const filled = (entries: readonly Entry[], count: number): OnlineTable => {
  const said: Entry = { type: 'said', person: 'x', seat: -1, name: 'X', what: { emote: 'hurry' } }
  return new OnlineTable(HEAD, [...entries, ...Array.from({ length: count - entries.length }, () => said)])
}
const SAY = { type: 'say', name: 'Y', what: { emote: 'hurry' } } as const

test('the host can remove people from a table that is full of messages', () => {
  const table = filled(begun('bannish'), 5000)
  const more = entriesOf(table, 'p1', SAY, 0)
  assert.equal(isRefusal(more) && more.code, 'table-is-full')
  for (const command of [
    { type: 'kick', seat: 1 },
    { type: 'block', whom: { said: 6 } },
  ] as const) {
    assert.ok(!isRefusal(entriesOf(table, 'host', command, 0)), command.type)
  }
})

test('messages of spectators can neither silence players nor prevent the start of a game', () => {
  const talked = filled(begun('bannish'), 2000)
  const more = entriesOf(talked, 'y', SAY, 0)
  assert.equal(isRefusal(more) && more.code, 'table-is-full')
  assert.ok(!isRefusal(entriesOf(talked, 'p1', SAY, 0)))
  const full = filled(begun('bannish').slice(0, -1), 10_000)
  assert.deepEqual(entriesOf(full, 'host', { type: 'start' }, 0), [{ type: 'started' }])
  const stood = entriesOf(full, 'p1', { type: 'stand' }, 0)
  assert.equal(isRefusal(stood) && stood.code, 'table-is-full')
})
