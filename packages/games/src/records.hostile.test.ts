import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_RECORD_LENGTH } from '@trick-bento/kit'
import fc from 'fast-check'
import { lineOf, refuses } from '../../../tools/testing/refuses.ts'
import { games } from './index.ts'
import { refusalOf } from './testing/damage.ts'

// Records come from untrusted sources: reading any text gives a sentence and never throws.

// The whole.
refuses(
  'a wrong format',
  'bannish-4',
  (r) => (r.format = 'trick-bento/2'),
  'record.format must be "trick-bento/1", not "trick-bento/2"',
)
refuses('a game that does not exist', 'bannish-4', (r) => (r.game = 'whist'), 'there is no such game')
refuses('another game', 'bannish-4', (r) => (r.game = 'gudetama'), 'there is no option "stars"; the options are copies')
refuses('too many seats', 'bannish-4', (r) => (r.seats = 6), 'BANNISH!! is for 3 to 5 seats, not 6')
refuses(
  'another number of seats',
  'bannish-4',
  (r) => (r.seats = 3),
  /^round 1, hands must be a list for each of the 3 seats$/,
)
refuses(
  'seats as text',
  'bannish-4',
  (r) => (r.seats = '4'),
  'record.seats must be a whole number from 1 to 8, not "4"',
)
refuses('half a seat', 'bannish-4', (r) => (r.seats = 3.5), 'record.seats must be a whole number from 1 to 8, not 3.5')
refuses(
  'an option of a wrong kind',
  'bannish-4',
  (r) => (r.options.stars = '6 5 4 3 2 1'),
  /^option stars must be a list of 6 whole numbers from 1 to 99, not "6 5 4 3 2 1"$/,
)
refuses(
  'an option that does not exist',
  'bannish-4',
  (r) => (r.options.cheat = true),
  'there is no option "cheat"; the options are stars',
)
refuses(
  'other options than were played',
  'gummi-trick-4',
  (r) => (r.options.points = Array(10).fill(1)),
  /^round 1, scores: /,
)
refuses('too few names', 'bannish-4', (r) => (r.names = ['Ann']), 'names has 1 entries for 4 seats')
refuses('too many names', 'bannish-4', (r) => (r.names = ['A', 'B', 'C', 'D', 'E']), 'names has 5 entries for 4 seats')
refuses(
  'a very long name',
  'bannish-4',
  (r) => (r.names = ['x'.repeat(101), 'B', 'C', 'D']),
  /^record\.names\[0\] must be text of at most 100 characters, not "x+…$/,
)
refuses(
  'an unknown field',
  'bannish-4',
  (r) => (r.extra = 1),
  /^record has an unknown field "extra"; the fields are format, game/,
)
refuses(
  'an unknown field in a move',
  'bannish-4',
  (r) => (r.rounds[1].moves[4].time = 1),
  /^round 2, move 5 has an unknown field "time"; the fields are seat, move, card, legal$/,
)

const good = lineOf('gudetama-2')
const open = '['.repeat(100_000)
const closed = '['.repeat(100_000) + ']'.repeat(100_000)
/** The valid record with this text, which need not be JSON, in place of one of its values. */
const spliced = (path: readonly (string | number)[], text: string): string => {
  const record = JSON.parse(good)
  let at = record
  for (const step of path.slice(0, -1)) at = at[step]
  at[path.at(-1)!] = '§'
  return JSON.stringify(record).replace('"§"', text)
}
const PLACES: readonly (readonly (string | number)[])[] = [
  ['format'],
  ['game'],
  ['seats'],
  ['options'],
  ['options', 'copies'],
  ['options', 'copies', 0],
  ['seed'],
  ['names'],
  ['rounds'],
  ['rounds', 0],
  ['rounds', 0, 'players'],
  ['rounds', 0, 'players', 0],
  ['rounds', 0, 'leader'],
  ['rounds', 0, 'hands'],
  ['rounds', 0, 'hands', 0],
  ['rounds', 0, 'hands', 0, 0],
  ['rounds', 0, 'unused'],
  ['rounds', 0, 'unused', 0],
  ['rounds', 0, 'moves'],
  ['rounds', 0, 'moves', 0],
  ['rounds', 0, 'moves', 0, 'seat'],
  ['rounds', 0, 'moves', 0, 'move'],
  ['rounds', 0, 'moves', 0, 'card'],
  ['rounds', 0, 'moves', 0, 'legal'],
  ['rounds', 0, 'moves', 0, 'legal', 0],
  ['rounds', 0, 'scores'],
  ['rounds', 0, 'scores', 0],
  ['rounds', 0, 'weather'],
  ['totals'],
  ['totals', 0],
  ['winners'],
  ['winners', 0],
]

test('text that is not JSON is refused as such', () => {
  for (const line of [
    '',
    ' ',
    'hello',
    '{',
    good.slice(0, -1),
    `${good}}`,
    open,
    '{"format":',
    '\u0000',
    'NaN',
    '{a:1}',
  ]) {
    assert.match(refusalOf(line, games), /^not JSON: /)
  }
  for (const number of ['NaN', 'Infinity', '-Infinity', '0x4', '04', '4.', '.4', '+4']) {
    assert.match(refusalOf(spliced(['seats'], number), games), /^not JSON: /)
  }
})

test('JSON that is not an object is refused', () => {
  for (const line of ['null', '1', '"text"', '[]', 'true', '[{}]']) {
    assert.match(refusalOf(line, games), /^record must be an object, not /)
  }
  assert.equal(refusalOf('{}', games), 'record.format is missing; it must be "trick-bento/1"')
})

test('a line that is too long is refused', () => {
  const long = `a record is at most ${MAX_RECORD_LENGTH} characters long, not`
  assert.equal(refusalOf(' '.repeat(2_000_000), games), `${long} 2000000`)
  assert.equal(refusalOf(good + ' '.repeat(MAX_RECORD_LENGTH - good.length), games), '')
  assert.match(refusalOf(good + ' '.repeat(MAX_RECORD_LENGTH - good.length + 1), games), /^a record is at most/)
})

test('numbers that are not seats are refused', () => {
  for (const number of ['"4"', '4.5', '-1', '1e9', '1e400', 'null', '[4]', '{}', 'true', '99999999999999999999']) {
    assert.match(
      refusalOf(spliced(['seats'], number), games),
      /^record\.seats must be a whole number from 1 to 8, not /,
    )
    const refusal = refusalOf(spliced(['rounds', 1, 'moves', 3, 'seat'], number), games)
    assert.match(refusal, /^round 2, move 4, seat must be a whole number from 0 to 7, not /)
  }
  assert.equal(refusalOf(spliced(['seats'], '2.0'), games), '')
})

/** True if the value is valid: a seed may be any text, and options that are left out have their defaults. */
const mayBe = (path: readonly (string | number)[], text: string): boolean =>
  path[0] === 'seed' ? text.startsWith('"') : path.length === 1 && path[0] === 'options' && text === '{}'

for (const text of [
  'null',
  'true',
  '7',
  '-7',
  '1.5',
  '"7"',
  '""',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"length":3}',
  '"\\u0000"',
]) {
  test(`${text} in place of any value is refused or harmless, and never throws`, () => {
    for (const path of PLACES) {
      const refusal = refusalOf(spliced(path, text), games)
      const harmless = mayBe(path, text) || (refusal === '' && JSON.stringify(at(JSON.parse(good), path)) === text)
      assert.ok(harmless || refusal !== '', `${path.join('.')} = ${text} was accepted`)
    }
  })
}

for (const [title, text] of [
  ['lists', closed],
  ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
]) {
  test(`deeply nested ${title} are refused in any place`, () => {
    const outcome = (line: string): string => {
      try {
        return refusalOf(line, games) === '' ? 'accepted' : 'refused'
      } catch (error) {
        return String(error)
      }
    }
    const outcomes = PLACES.map((path) => `${path.join('.')}: ${outcome(spliced(path, text))}`)
    assert.equal(outcome(text), 'refused')
    assert.deepEqual(
      outcomes.filter((outcome) => !outcome.endsWith(': refused')),
      [],
    )
  })
}

test('__proto__, constructor and similar names are unknown names everywhere, and change nothing', () => {
  const objects = [[], ['options'], ['rounds', 0], ['rounds', 0, 'moves', 0]]
  for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
    for (const path of objects) {
      const record = JSON.parse(good)
      at(record, path)['§'] = { polluted: true }
      const refusal = refusalOf(JSON.stringify(record).replace('"§"', JSON.stringify(name)), games)
      assert.match(refusal, new RegExp(`(unknown field|no option) "${name}"`))
    }
    assert.equal(refusalOf(spliced(['game'], JSON.stringify(name)), games), 'there is no such game')
    const card = refusalOf(spliced(['rounds', 0, 'hands', 0, 0], JSON.stringify(name.slice(0, 8))), games)
    assert.match(card, /^round 1, hands of seat 0: there is no card "/)
    const word = refusalOf(spliced(['rounds', 0, 'moves', 0, 'move'], JSON.stringify(name)), games)
    assert.match(word, /^round 1, move 1 \(seat 0, "\w+"\): there is no such move now/)
  }
  assert.equal(
    refusalOf(good.replace('"format":"trick-bento/1"', '"__proto__":{"format":"trick-bento/1"}'), games).slice(0, 24),
    'record.format is missing',
  )
  assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false)
})

const at = (value: Record<string, never>, path: readonly (string | number)[]): Record<string, unknown> =>
  path.reduce((inner, step) => inner?.[step], value) as Record<string, unknown>

test('reading a record with any changes never throws and changes no prototype', () => {
  const lines = ['gummi-trick-2', 'bannish-3', 'gudetama-3', 'sushi-trick-3'].map((file) => lineOf(file))
  const before = JSON.stringify(Object.getOwnPropertyNames(Object.prototype))
  const anything = fc.oneof(
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<unknown>(0, 1, 2, 3, -1, 1e9, '', 'flip', 'R1', '14', 'take R1', 'lead 1', null),
    },
    { weight: 1, arbitrary: fc.constantFrom<unknown>([], {}, [[]], [null], '__proto__', { constructor: {} }) },
  )
  const kind = fc.constantFrom('replace', 'remove', 'repeat', 'rename')
  const step = fc.record({ path: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), kind, anything })
  fc.assert(
    fc.property(fc.constantFrom(...lines), fc.array(step, { minLength: 1, maxLength: 4 }), (line, steps) => {
      const record = JSON.parse(line)
      for (const { path, kind, anything } of steps) mutate(record, path, kind, anything)
      const refusal = refusalOf(JSON.stringify(record), games)
      assert.equal(typeof refusal, 'string')
    }),
    { numRuns: 1500, seed: 20 },
  )
  assert.equal(JSON.stringify(Object.getOwnPropertyNames(Object.prototype)), before)
})

/** Damages the value at a path; each number selects a field, modulo their count. */
function mutate(record: object, path: readonly number[], kind: string, anything: unknown): void {
  let inner = record as Record<string, unknown>
  for (const [depth, n] of path.entries()) {
    const names = Object.keys(inner)
    if (names.length === 0) return
    const name = names[n % names.length]
    const next = inner[name]
    if (depth < path.length - 1 && typeof next === 'object' && next !== null) {
      inner = next as Record<string, unknown>
      continue
    }
    if (kind === 'replace') inner[name] = anything
    else if (kind === 'repeat') inner[names[(n + 1) % names.length]] = next
    else if (Array.isArray(inner)) inner.splice(n % names.length, 1)
    else delete inner[name]
    if (kind === 'rename' && !Array.isArray(inner))
      Object.defineProperty(inner, '__proto__', {
        value: anything,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    return
  }
}
