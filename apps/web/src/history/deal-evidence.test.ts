import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { must } from '@trick-bento/kit'
import { dealEvidence, noteValue, witness } from './deal-evidence.ts'

const kept = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  },
})
beforeEach(() => kept.clear())

const game = must(gummiTrick.at(4))
const EVENTS = [{ type: 'round', round: 1 }] as const

/** The stream of a table tells an entry, by default while people gather. */
function hear(table: string, number: number, entry: { type: string }, more: object = {}): void {
  witness(table, { number, entry, isPast: false, isGathering: true, seat: 2, game, events: EVENTS, ...more })
}

test('what is told before the cards is noted, and nothing changes it later', () => {
  hear('t', 0, { type: 'opened', commitment: 'sealed' } as never)
  hear('t', 1, { type: 'sat', you: true } as never)
  noteValue('t', 2, 'mine', 2)
  hear('t', 3, { type: 'started' })
  hear('t', 9, { type: 'revealed' })
  const noted = dealEvidence('t')
  assert.deepEqual([noted.commitment, noted.seat, noted.value], ['sealed', 2, 'mine'])
  assert.match(noted.account!, /^[0-9a-f]{64}$/)

  hear('t', 0, { type: 'opened', commitment: 'other' } as never)
  hear('t', 1, { type: 'sat', you: true } as never)
  noteValue('t', 2, 'too late', 20)
  hear('t', 9, { type: 'revealed' }, { events: [] })
  assert.deepEqual(dealEvidence('t'), noted)
})

test('who comes when the cards are dealt has seen no seal, and who was away at the end no whole game', () => {
  hear('t', 0, { type: 'opened', commitment: 'late' } as never, { isGathering: false, isPast: true })
  hear('t', 3, { type: 'started' }, { isGathering: false, isPast: true })
  hear('t', 9, { type: 'revealed' }, { isPast: true })
  assert.deepEqual(dealEvidence('t'), {})
})

test('a value does not count if we sat down again since, with another device', () => {
  hear('t', 0, { type: 'opened', commitment: 'sealed' } as never)
  hear('t', 1, { type: 'sat', you: true } as never)
  noteValue('t', 2, 'from here', 2)
  assert.equal(dealEvidence('t').value, 'from here')
  hear('t', 4, { type: 'sat', you: true } as never)
  assert.equal(dealEvidence('t').value, undefined)
})

test('the last hundred tables are kept, and what cannot be read is as good as nothing', () => {
  for (let i = 0; i < 120; i++) hear(`t${i}`, 0, { type: 'opened', commitment: `c${i}` } as never)
  assert.deepEqual(
    [dealEvidence('t19'), dealEvidence('t20').commitment, dealEvidence('t119').commitment],
    [{}, 'c20', 'c119'],
  )
  for (const nonsense of ['', 'nonsense', '7', '[null,7]', '{}']) {
    kept.set('trick-bento/witness', nonsense)
    assert.deepEqual(dealEvidence('t119'), {})
  }
})
