import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { must } from '@trick-bento/kit'
import { type Insight, WeightTables } from './weight-tables.ts'
import { nameWeights, readWeights, type Weights } from './weights.ts'
import { makeWeightsText } from './weights-text.ts'

const INSIGHTS: readonly Insight[] = [1, 2, 3]
const tables = new WeightTables()
tables.line(1, 'number', 3)
tables.grid(2, 'role, number', 2, 3)
tables.block(3, 'role, number, seats', 2, 1, 2)

/** Weights -0.5, 0, 0.5 and so on in the tables of an insight, and 0 in the others. */
const learnt = (insight: Insight): Float64Array =>
  Float64Array.from({ length: tables.size }, (_, i) => (i < [3, 9, 13][insight - 1] ? (i - 1) / 2 : 0))
const weights: Weights = {
  game: 'snap',
  madeBy: 'npx bento train snap',
  policies: [nameWeights(learnt(1), tables, 1), nameWeights(learnt(2), tables, 2), nameWeights(learnt(3), tables, 3)],
}

test('weights that were written can be read at every insight', () => {
  const file = JSON.parse(makeWeightsText(weights))
  for (const insight of INSIGHTS) {
    assert.deepEqual(must(readWeights(file, 'snap', tables, insight)), learnt(insight))
  }
})

test('the file has one line per row of numbers', () => {
  assert.equal(
    makeWeightsText(weights),
    `{
 "game": "snap",
 "madeBy": "npx bento train snap",
 "policies": [
  {
   "number": [-0.5, 0, 0.5]
  },
  {
   "number": [-0.5, 0, 0.5],
   "role, number": [
    [1, 1.5, 2],
    [2.5, 3, 3.5]
   ]
  },
  {
   "number": [-0.5, 0, 0.5],
   "role, number": [
    [1, 1.5, 2],
    [2.5, 3, 3.5]
   ],
   "role, number, seats": [
    [
     [4, 4.5]
    ],
    [
     [5, 5.5]
    ]
   ]
  }
 ]
}
`,
  )
})

test('weights are rounded to hundredths, without -0', () => {
  const rough = Float64Array.from({ length: tables.size }, (_, i) => [0.12345, -0.001, 1 / 3][i % 3])
  assert.deepEqual(nameWeights(rough, tables, 1), { number: [0.12, 0, 0.33] })
})

describe('a weights file is refused if it is', () => {
  const numbers = [1, 2, 3]
  const rows = [numbers, numbers]
  const second = (policy: unknown): unknown => ({ ...weights, policies: [{}, policy, {}] })
  const cases: [what: string, file: unknown, sentence: RegExp][] = [
    ['nothing', undefined, /an object with game, madeBy and policies$/],
    ['null', null, /an object with/],
    ['a text', 'snap', /an object with/],
    ['a list', [weights], /an object with/],
    ['an empty object', {}, /^these are not weights for snap: they were made for nothing$/],
    ['weights of another game', { ...weights, game: 'hearts' }, /they were made for "hearts"$/],
    ['without policies', { ...weights, policies: undefined }, /policies must be three objects/],
    ['a file with two policies', { ...weights, policies: weights.policies.slice(1) }, /policies must be three objects/],
    ['a list in place of a policy', { ...weights, policies: [{}, [], {}] }, /policies must be three objects/],
    ['without one of the tables', second({ number: numbers }), /the table "role, number" is missing at insight 2$/],
    [
      'with an unknown table',
      second({ number: numbers, 'role, number': rows, size: [1] }),
      /no table "size" at insight 2$/,
    ],
    ['with a table of a higher insight', second(weights.policies[2]), /no table "role, number, seats" at insight 2$/],
    [
      'a table with too few rows',
      second({ number: numbers, 'role, number': [numbers] }),
      /"role, number" must be 2 × 3 numbers$/,
    ],
    [
      'a table with too long rows',
      second({ number: numbers, 'role, number': [[...numbers, 4], numbers] }),
      /must be 2 × 3 numbers$/,
    ],
    [
      'a table with too deep rows',
      second({ number: [[1], [2], [3]], 'role, number': rows }),
      /"number" must be 3 numbers$/,
    ],
    ['a table with too flat rows', second({ number: numbers, 'role, number': numbers }), /must be 2 × 3 numbers$/],
    [
      'a table with a text among the numbers',
      second({ number: [1, 2, '3'], 'role, number': rows }),
      /must be 3 numbers$/,
    ],
    [
      'a table with an infinite number',
      second({ number: [1, 2, Infinity], 'role, number': rows }),
      /must be 3 numbers$/,
    ],
  ]
  for (const [what, file, sentence] of cases) {
    test(what, () => {
      const refused = readWeights(file, 'snap', tables, 2)
      assert.ok(!refused.ok)
      assert.match(refused.error, sentence)
    })
  }
})
