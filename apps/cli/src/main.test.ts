import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { bento, scratchFolder } from './testing/bento.ts'

const folder = scratchFolder()
const COMMANDS = ['play', 'games', 'rules', 'simulate', 'arena', 'train', 'verify', 'replay', 'perft']

describe('help', () => {
  test('bento without arguments shows the help', async () => {
    const { code, out, err } = await bento([])
    assert.equal(code, 0)
    assert.equal(err, '')
    for (const command of COMMANDS) assert.match(out, new RegExp(`^  ${command} `, 'm'))
  })
  for (const args of [
    ['--help'],
    ['help'],
    ...COMMANDS.flatMap((command) => [[command, '--help']]),
    ['help', 'play'],
  ]) {
    test(`bento ${args.join(' ')} shows the help`, async () => {
      const { code, out, err } = await bento(args)
      assert.deepEqual([code, err], [0, ''])
      assert.match(out, /^Usage: bento/)
    })
  }
})

describe('wrong arguments are refused with exit code 2 and one sentence', () => {
  const noGame = join(folder, 'no-game.ts')
  writeFileSync(noGame, 'export const answer = 42\n')
  const broken = join(folder, 'broken.ts')
  writeFileSync(broken, 'export const = 1\n')
  const cases: [args: string[], sentence: RegExp][] = [
    [['paly'], /unknown command 'paly'\n\(Did you mean play\?\)/],
    [['play', '--sede', '1'], /unknown option '--sede'\n\(Did you mean --seed\?\)/],
    [['play', 'chess'], /no game "chess"; the games are gummi-trick, bannish, gudetama, sushi-trick/],
    [['play', 'gu'], /"gu" could be gummi-trick or gudetama/],
    [['play', 'gummi', '--seats', '9'], /Gummi Trick is for 2 to 5 seats, not 9/],
    [['play', 'gummi', '--seats', '-1'], /Gummi Trick is for 2 to 5 seats, not -1/],
    [['play', 'gummi', '--seats', 'four'], /must be a whole number/],
    [['play', 'gummi', '--options', '{'], /must be JSON such as/],
    [['play', 'gummi', '--options', '{"rounds":2}'], /option rounds must be one of 1, 3, not 2/],
    [['play', 'gummi', '--options', '{"__proto__":1}'], /no option "__proto__"/],
    [['play', 'gummi', '--options', '7'], /options must be an object/],
    [['play', 'gummi', '--name', ''], /must be a name/],
    [['play', 'gummi', '--save', folder], /is a folder/],
    [['simulate'], /missing required argument 'game'/],
    [['simulate', 'gummi', '--games', '0'], /whole number from 1 to 1000000/],
    [['simulate', 'gummi', '--games', '1e9'], /whole number from 1 to 1000000/],
    [['simulate', 'gummi', '--out', folder], /is a folder/],
    [['simulate', 'gummi', '--out', join(folder, 'none', 'x')], /there is no folder/],
    [['simulate', 'gummi', '--seed', 'x'.repeat(901)], /at most 900 characters/],
    [['rules', 'gummi', '--lang', 'xx'], /Allowed choices are en, ja/],
    [['perft', 'gummi', '--depth', '0'], /whole number from 1/],
    [['play', 'nowhere/game.ts'], /there is no file nowhere\/game\.ts/],
    [['play', noGame], /exports no game/],
    [['play', broken], /cannot be loaded/],
    [['verify'], /missing required argument 'file'/],
    [['verify', 'x', '--with', noGame], /exports no game/],
  ]
  for (const [args, sentence] of cases) {
    test(`bento ${args.join(' ').slice(0, 60)}`, async () => {
      const { code, out, err } = await bento(args)
      assert.equal(code, 2, err)
      assert.equal(out, '')
      assert.match(err, /^bento: /)
      assert.match(err, sentence)
      assert.doesNotMatch(err, /\n\s+at /)
    })
  }
})

test('bento games lists each game with seats and options', async () => {
  const { code, out } = await bento(['games'])
  assert.equal(code, 0)
  for (const id of ['gummi-trick', 'bannish', 'gudetama', 'sushi-trick'])
    assert.match(out, new RegExp(`  ${id}  \\d to`))
  assert.match(out, /rounds: one of 1, 3; 1 unless given/)
})

test('bento perft prints one line for each depth, the same in every run', async () => {
  const { code, out, err } = await bento(['perft', 'gummi-trick', '--seats', '4', '--depth', '3', '--seed', 'x'])
  assert.deepEqual([code, err], [0, ''])
  assert.deepEqual(
    out
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/)),
    [
      ['1', '10'],
      ['2', '48'],
      ['3', '160'],
    ],
  )
})
