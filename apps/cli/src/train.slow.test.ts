import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { bento, type Outcome, scratchFolder, start } from './testing/bento.ts'

const folder = scratchFolder()
const train = (out: string, ...args: string[]): Promise<Outcome> =>
  bento(['train', 'gudetama', ...args, '--out', join(folder, out)])
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
const filesOf = (name: string): string[] => readdirSync(folder).filter((file) => file.includes(name))

test('the command trains three policies, reports each, and leaves only the weights file', async () => {
  const { code, out, err } = await train('plain.json', '--steps', '3', '--seed', "chef's egg")
  assert.deepEqual([code, err], [0, ''])
  assert.deepEqual(out.split('\n'), [
    'Policy 1 of 3 is trained.',
    'Policy 2 of 3 is trained.',
    'Policy 3 of 3 is trained.',
    `The weights are in ${join(folder, 'plain.json')}.`,
    '',
  ])
  const { game, madeBy, policies } = JSON.parse(read('plain.json'))
  assert.equal(game, 'gudetama')
  assert.equal(madeBy, `npx bento train gudetama --seed 'chef'\\''s egg' --steps 3`)
  assert.equal(policies.length, 3)
  assert.deepEqual(filesOf('plain'), ['plain.json'])
})

test('after Ctrl-C the same command continues and writes the same file as without', async () => {
  const args = ['--steps', '10', '--seed', 's']
  const whole = await train('whole.json', ...args)
  assert.equal(whole.code, 0, whole.err)

  const out = join(folder, 'stopped.json')
  const child = start(['train', 'gudetama', ...args, '--out', out])
  let err = ''
  child.stderr!.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  await once(child.stdout!, 'data')
  child.kill('SIGINT')
  const [code] = await once(child, 'close')
  assert.equal(code, 130, err)
  const taken = /^bento: stopped after (\d+) of 30 steps; the same command continues from there\n$/.exec(err)?.[1]
  assert.ok(Number(taken) >= 10, err)
  assert.deepEqual(filesOf('stopped'), ['stopped.json.part'])

  const other = await train('stopped.json', '--steps', '11', '--seed', 's')
  assert.deepEqual([other.code, other.out], [2, ''])
  assert.match(other.err, /^bento: \S+stopped\.json\.part cannot be continued: it was started for "gudetama" with /)
  assert.match(other.err, / with seed "s" and 10 steps; --restart starts again\n$/)

  const resumed = await train('stopped.json', ...args)
  assert.deepEqual([resumed.code, resumed.err], [0, ''])
  assert.equal(resumed.out.split('\n')[0], `Continuing ${out}.part after ${taken} of 30 steps.`)
  assert.equal(read('stopped.json'), read('whole.json'))
  assert.deepEqual(filesOf('stopped'), ['stopped.json'])
})

test('a damaged part file is refused until --restart is given', async () => {
  writeFileSync(join(folder, 'damaged.json.part'), '{"game":"gudetama","seed":"be')
  const refused = await train('damaged.json', '--steps', '1')
  assert.deepEqual([refused.code, refused.out], [2, ''])
  assert.match(refused.err, /damaged\.json\.part cannot be continued: it is damaged: .*; --restart starts again\n$/)
  assert.deepEqual(filesOf('damaged'), ['damaged.json.part'])
  const anew = await train('damaged.json', '--steps', '1', '--restart')
  assert.deepEqual([anew.code, anew.err], [0, ''])
  assert.match(anew.out, /^Policy 1 of 3/)
  assert.deepEqual(filesOf('damaged'), ['damaged.json'])
})

describe('wrong arguments exit with 2 and one sentence', () => {
  mkdirSync(join(folder, 'blocked.json.part'))
  const out = join(folder, 'refused.json')
  const cases: [args: string[], sentence: RegExp][] = [
    [[], /missing required argument 'game'/],
    [['chess'], /there is no game "chess"/],
    [
      ['examples/hearts.ts'],
      /no.* Hearts yet; the games that can be trained are gummi-trick, bannish, gudetama, sushi-trick$/m,
    ],
    [['gudetama', '--steps', '0'], /whole number from 1 to 1000000/],
    [['gudetama', '--steps', '1.5'], /whole number from 1 to 1000000/],
    [['gudetama', '--seed', 'x'.repeat(901)], /at most 900 characters/],
    [['gudetama', '--out', folder], /is a folder/],
    [['gudetama', '--out', join(folder, 'none', 'x.json')], /there is no folder/],
    [['gudetama', '--out', join(folder, 'blocked.json'), '--restart'], /blocked\.json\.part is a folder/],
  ]
  for (const [args, sentence] of cases) {
    test(`bento train ${args.join(' ').slice(0, 50)}`, async () => {
      const where = args.includes('--out') ? [] : ['--out', out]
      const { code, out: printed, err } = await bento(['train', ...args, ...where])
      assert.deepEqual([code, printed], [2, ''], err)
      assert.match(err, /^bento: /)
      assert.match(err, sentence)
      assert.equal(existsSync(out), false)
    })
  }
})
