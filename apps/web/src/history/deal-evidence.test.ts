import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { must } from '@trick-bento/kit'
import type { RedactedEntry } from '@trick-bento/protocol'
import { dealEvidence, recordDealEvidence, recordValue } from './deal-evidence.ts'

const stored = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  },
})
beforeEach(() => stored.clear())

const game = must(gummiTrick.at(4))
const EVENTS = [{ type: 'round', round: 1 }] as const

type State = Partial<Omit<Parameters<typeof recordDealEvidence>[1], 'number' | 'entry'>>

/** Receives an entry from the stream of a table; by default before the start of the game. */
function receive(table: string, number: number, entry: RedactedEntry, state: State = {}): void {
  recordDealEvidence(table, {
    number,
    entry,
    isPast: false,
    isGathering: true,
    seat: 2,
    game,
    events: EVENTS,
    ...state,
  })
}

const opened = (commitment: string): RedactedEntry => ({
  type: 'opened',
  commitment,
  dealtByHost: 0,
  settings: {
    game: 'gummi-trick',
    seats: 4,
    options: {},
    clock: 'off',
    pace: 'normal',
    listed: false,
    chat: false,
    openHands: false,
    latecomers: false,
  },
})
const youSat: RedactedEntry = { type: 'sat', seat: 2, name: 'Ann', you: true }
const started: RedactedEntry = { type: 'started' }
const revealed: RedactedEntry = { type: 'revealed', secret: '', values: [] }

test('the evidence from before the deal is recorded, and later entries do not change it', () => {
  receive('t', 0, opened('sealed'))
  receive('t', 1, youSat)
  recordValue('t', 2, 'mine', 2)
  receive('t', 3, started)
  receive('t', 9, revealed)
  const evidence = dealEvidence('t')
  assert.deepEqual([evidence.commitment, evidence.seat, evidence.value], ['sealed', 2, 'mine'])
  assert.match(evidence.account!, /^[0-9a-f]{64}$/)

  receive('t', 0, opened('other'))
  receive('t', 1, youSat)
  recordValue('t', 2, 'too late', 20)
  receive('t', 9, revealed, { events: [] })
  assert.deepEqual(dealEvidence('t'), evidence)
})

test('a device that connects after the deal records no commitment, and one that missed the end no account', () => {
  receive('t', 0, opened('late'), { isGathering: false, isPast: true })
  receive('t', 3, started, { isGathering: false, isPast: true })
  receive('t', 9, revealed, { isPast: true })
  assert.deepEqual(dealEvidence('t'), {})
})

test('a value does not count after the person has sat down again with another device', () => {
  receive('t', 0, opened('sealed'))
  receive('t', 1, youSat)
  recordValue('t', 2, 'from here', 2)
  assert.equal(dealEvidence('t').value, 'from here')
  receive('t', 4, youSat)
  assert.equal(dealEvidence('t').value, undefined)
})

test('the evidence of the last hundred tables is kept, and unreadable storage counts as empty', () => {
  for (let i = 0; i < 120; i++) receive(`t${i}`, 0, opened(`c${i}`))
  assert.deepEqual(
    [dealEvidence('t19'), dealEvidence('t20').commitment, dealEvidence('t119').commitment],
    [{}, 'c20', 'c119'],
  )
  for (const unreadable of ['', 'nonsense', '7', '[null,7]', '{}']) {
    stored.set('trick-bento/witness', unreadable)
    assert.deepEqual(dealEvidence('t119'), {})
  }
})
