import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { bento, scratchFolder } from './testing/bento.ts'

interface Loose {
  game: string
  seats: number
  options: unknown
  rounds: { hands: string[][]; moves: { seat: number; move: string; legal?: string[] }[]; scores: number[] }[]
  totals: number[]
  winners: number[]
}

const folder = scratchFolder()
let good = ''

before(async () => {
  const { out } = await bento(['simulate', 'gummi', '--seats', '4', '--seed', 'v', '--annotate'])
  good = out.trim()
})

const damaged = (damage: (record: Loose) => void): string => {
  const record = JSON.parse(good) as Loose
  damage(record)
  return JSON.stringify(record)
}

describe('bento verify names file and line of a record with', () => {
  const damages: [what: string, line: () => string | Buffer, problem: RegExp][] = [
    [
      'a card twice',
      () => damaged(({ rounds: [{ hands }] }) => hands[0].splice(0, 1, hands[1][0])),
      /dealt more often than the deck has it/,
    ],
    [
      'a wrong turn',
      () => damaged(({ rounds: [{ moves }] }) => moves.splice(0, 2, moves[1], moves[0])),
      /round 1, move 1 .*it is the turn of seat/,
    ],
    [
      'an illegal move',
      () =>
        damaged(({ rounds: [{ moves, hands }] }) => {
          const i = moves.findIndex(({ seat, legal }) => hands[seat].some((card) => !legal!.includes(card)))
          moves[i].move = hands[moves[i].seat].find((card) => !moves[i].legal!.includes(card))!
        }),
      /you must follow the earliest colour|you do not hold that card/,
    ],
    ['an unknown move', () => damaged(({ rounds: [{ moves }] }) => (moves[0].move = 'Z9')), /there is no such move/],
    ['wrong scores', () => damaged(({ rounds: [{ scores }] }) => scores[0]++), /round 1, scores: the record says/],
    ['wrong winners', () => damaged((record) => (record.winners = [0, 1, 2, 3])), /winners: the record says/],
    ['an unknown game', () => damaged((record) => (record.game = 'chess')), /no game "chess"; known are gummi-trick/],
    ['a game of the prototype', () => damaged((record) => (record.game = '__proto__')), /no game "__proto__"/],
    ['a wrong number of seats', () => damaged((record) => (record.seats = 7)), /is for 2 to 5 seats, not 7/],
    ['wrong options', () => damaged((record) => (record.options = { rounds: 2 })), /option rounds must be/],
    ['a missing end', () => damaged(({ rounds: [{ moves }] }) => moves.pop()), /still to decide/],
    ['broken JSON', () => good.slice(0, -10), /not JSON/],
    ['other JSON', () => '[1,2]', /record must be an object/],
    ['a key __proto__', () => good.replace('{', '{"__proto__":{"seats":3},'), /unknown field "__proto__"/],
    ['deep nesting', () => '['.repeat(100_000), /not JSON/],
    ['a huge line', () => `{"format":"${'x'.repeat(4_000_000)}"}`, /at most 1000000 characters/],
    ['a long line', () => `{"format":"${'x'.repeat(1_000_000)}"}`, /at most 1000000 characters/],
    ['invalid UTF-8', () => Buffer.from([0xff, 0xfe, 0x7b]), /not text/],
    ['zeros', () => Buffer.alloc(1000), /not JSON/],
  ]
  for (const [what, line, problem] of damages) {
    test(what, async () => {
      const file = join(folder, `${what.replace(/\W/g, '-')}.jsonl`)
      writeFileSync(file, Buffer.concat([Buffer.from(`${good}\n\n`), Buffer.from(line()), Buffer.from(`\n${good}\n`)]))
      const { code, out, err } = await bento(['verify', file])
      assert.equal(code, 1)
      assert.equal(out, '')
      assert.equal(err.startsWith(`${file}:3: `), true, err)
      assert.match(err, problem)
      assert.equal(
        Buffer.from(err).some((byte) => byte < 32 && byte !== 10),
        false,
        'no control characters',
      )
    })
  }
})

test('bento verify accepts standard input, blank lines and a missing last newline', async () => {
  const { code, out } = await bento(['verify', '-'], `\n${good}\r\n   \n${good}`)
  assert.equal(code, 0)
  assert.equal(out, '2 records agree with the rules: gummi-trick 2.\n')
})

test('bento verify refuses a file without records, a missing file and a folder', async () => {
  const empty = join(folder, 'empty.jsonl')
  writeFileSync(empty, '\n\n')
  const none = join(folder, 'none.jsonl')
  const { code, err } = await bento(['verify', empty, none, folder])
  assert.equal(code, 1)
  assert.deepEqual(err.trim().split('\n'), [
    `bento: ${empty} has no records`,
    `bento: ${none} does not exist`,
    `bento: ${folder} is a folder, not a file`,
    'bento: 3 of 3 files are not valid',
  ])
})

test('bento verify stops after ten problems in a file', async () => {
  const { code, err } = await bento(['verify', '-'], 'nonsense\n'.repeat(100_000))
  assert.equal(code, 1)
  assert.equal(err.trim().split('\n').length, 11)
  assert.match(err, /-:10: not JSON.*\nbento: - has more than 10 problems/)
})
