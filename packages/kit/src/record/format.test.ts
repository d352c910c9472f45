import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bidding } from '../testing/games.ts'
import { finishedMatch } from '../testing/tables.ts'
import { MAX_RECORD_LENGTH, parseRecord } from './format.ts'
import { makeRecord } from './write.ts'

const good = (): Record<string, unknown> & { rounds: Record<string, unknown>[] } =>
  JSON.parse(JSON.stringify(makeRecord(finishedMatch(bidding, 3, 'format'))))

/** What is wrong with a good record after this change. */
function errorAfter(change: (record: ReturnType<typeof good>) => void): string {
  const record = good()
  change(record)
  const parsed = parseRecord(JSON.stringify(record))
  return parsed.ok ? 'nothing' : parsed.error
}

test('a record that was written can be read', () => {
  const parsed = parseRecord(JSON.stringify(good()))
  assert.ok(parsed.ok)
  assert.deepEqual(parsed.value, good())
})

test('a line that is not JSON, or too long, is refused', () => {
  const refused = parseRecord('{')
  assert.match(refused.ok ? '' : refused.error, /^not JSON: /)
  assert.deepEqual(parseRecord(' '.repeat(MAX_RECORD_LENGTH + 1)), {
    ok: false,
    error: 'a record is at most 1000000 characters long, not 1000001',
  })
})

const refusals: [what: string, change: Parameters<typeof errorAfter>[0], error: string][] = [
  ['a list instead of an object', (r) => Object.assign(r, { options: [] }), 'record.options must be an object, not []'],
  ['another format', (r) => (r.format = 'x'), 'record.format must be "trick-bento/1", not "x"'],
  ['a field that is missing', (r) => delete r.totals, 'record.totals is missing; it must be a list of at most 8'],
  [
    'a field that does not exist',
    (r) => (r.winer = 1),
    'record has an unknown field "winer"; the fields are format, game, seats, options, seed, names, rounds, totals, winners',
  ],
  ['a seat that is too high', (r) => (r.seats = 9), 'record.seats must be a whole number from 1 to 8, not 9'],
  [
    'a wrong field of a round',
    (r) => (r.rounds[1].leader = 0.5),
    'round 2, leader must be a whole number from 0 to 7, not 0.5',
  ],
  [
    'a wrong field of a move',
    (r) => (r.rounds[0].moves = [{ seat: 0, move: 7 }]),
    'round 1, move 1, move must be text of at most 16 characters, not 7',
  ],
  [
    'points that are not whole',
    (r) => (r.totals = [0.5, 1, 2]),
    'record.totals[0] must be a whole number from -1000000 to 1000000, not 0.5',
  ],
]
for (const [what, change, error] of refusals) {
  test(`a record with ${what} is refused with its place`, () => assert.equal(errorAfter(change), error))
}

test('a round may have other fields, because games add their own', () => {
  assert.equal(
    errorAfter((r) => (r.rounds[0].anything = [1])),
    'nothing',
  )
})
