import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  defaults,
  type GameKind,
  type GameRecord,
  makeRecord,
  must,
  parseRecord,
  type RecordedRound,
  range,
  verifyRecord,
} from '@trick-bento/kit'
import { games } from './index.ts'

// Games of an independent referee program, annotated with every legal move. records.damaged.test.ts has damaged ones.

const folder = join(import.meta.dirname, '../test-data/records')
const files = readdirSync(folder).sort()
const kindOf = (record: GameRecord): GameKind => games.find(({ id }) => id === record.game)!
const recordsIn = (file: string): GameRecord[] =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => must(parseRecord(line)))

const sorted = (list: unknown): unknown => (Array.isArray(list) ? [...list].sort() : list)
/** The record with sorted cards and legal moves and with default options written out, because those may differ. */
function normalised(record: GameRecord): unknown {
  const round = ({ hands, unused, moves, ...others }: RecordedRound): unknown => ({
    ...others,
    hands: hands.map(sorted),
    unused: sorted(unused),
    moves: moves.map((move) => ({ ...move, legal: sorted(move.legal) })),
  })
  const options = { ...defaults(kindOf(record).options), ...record.options }
  return { ...record, options, rounds: record.rounds.map(round) }
}

const REFEREED = ['gummi-trick', 'bannish', 'gudetama', 'sushi-trick']

test('there are records of every refereed game with every number of seats, and of three rounds', () => {
  const wanted = games
    .filter(({ id }) => REFEREED.includes(id))
    .flatMap(({ id, seats: { least, most } }) => range(least, most).map((seats) => `${id}-${seats}.jsonl`))
  assert.deepEqual(files, [...wanted, 'gummi-trick-4-three-rounds.jsonl'].sort())
  for (const file of files) assert.equal(recordsIn(file).length, 6)
})

for (const file of files) {
  test(`the rules agree with ${file} in every legal list, score and winner, and write the same record`, () => {
    for (const record of recordsIn(file)) {
      assert.ok(record.rounds.every(({ moves }) => moves.every(({ legal }) => legal !== undefined)))
      const { match, problems } = verifyRecord(record, kindOf(record))
      assert.deepEqual(problems, [])
      const { seed } = record
      const again = makeRecord(match!, { annotate: true, ...(seed === undefined ? {} : { seed }) })
      assert.deepEqual(normalised(again), normalised(record))
      const reread = must(parseRecord(JSON.stringify(again)))
      assert.deepEqual(verifyRecord(reread, kindOf(reread)).problems, [])
    }
  })
}

test('a record is valid without legal moves, seed and names, and with names', () => {
  const [record] = recordsIn('gudetama-4.jsonl')
  const { match } = verifyRecord(record, kindOf(record))
  const plain = makeRecord(match!)
  assert.deepEqual(Object.keys(plain), ['format', 'game', 'seats', 'options', 'rounds', 'totals', 'winners'])
  assert.ok(plain.rounds.every(({ moves }) => moves.every(({ legal }) => legal === undefined)))
  const named = makeRecord(match!, { names: ['Ann', 'Ben', 'Cleo', 'Dan'] })
  assert.deepEqual(verifyRecord(must(parseRecord(JSON.stringify(named))), kindOf(record)).problems, [])
})
