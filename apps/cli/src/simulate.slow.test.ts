import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { bento, scratchFolder, start, TABLES } from './testing/bento.ts'

const folder = scratchFolder()

test('simulated records pass bento verify, for all games and seats', { concurrency: 2 }, async (t) => {
  const files = TABLES.map(([game, seats]) => join(folder, `${game.replace(/\W/g, '-')}-${seats}.jsonl`))
  await Promise.all(
    TABLES.map(([game, seats], i) =>
      t.test(`${game} for ${seats}`, async () => {
        const args = ['simulate', game, '--seats', `${seats}`, '--games', '3', '--seed', 's', '--annotate']
        const { code, err } = await bento([...args, '--out', files[i]])
        assert.deepEqual([code, err], [0, ''])
      }),
    ),
  )
  const { code, out, err } = await bento(['verify', ...files, '--with', 'examples/hearts.ts'])
  assert.deepEqual([code, err], [0, ''])
  assert.match(
    out,
    /^54 records agree with the rules: gummi-trick 12, bannish 9, gudetama 18, sushi-trick 12, hearts 3\./,
  )
})

test('record i of a seed does not depend on the number of games', async () => {
  const args = ['simulate', 'gudetama', '--seats', '5', '--seed', '']
  const [two, three] = await Promise.all([bento([...args, '--games', '2']), bento([...args, '--games', '3'])])
  assert.equal(two.code, 0)
  assert.equal(three.out.startsWith(two.out), true)
  const seeds = three.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).seed)
  assert.deepEqual(seeds, ['-0', '-1', '-2'])
})

test('bento simulate prints the seed it draws if none is given', async () => {
  const { code, out, err } = await bento(['simulate', 'gummi'])
  assert.equal(code, 0)
  const seed = /^Seed: (\w{6})\n$/.exec(err)?.[1]
  assert.equal(JSON.parse(out).seed, `${seed}-0`)
})

test('--options reach the game', async () => {
  const { out } = await bento(['simulate', 'gummi', '--seed', 'o', '--options', '{"rounds":3}'])
  assert.equal(JSON.parse(out).rounds.length, 3)
})

describe('--out', () => {
  const endless = (target: string) => start(['simulate', 'sushi', '--games', '1000000', '--seed', 'k', '--out', target])
  const partsIn = () => readdirSync(folder).filter((name) => name.endsWith('.part'))
  /** Waits until a new temporary file has content. */
  const hasBegun = async (before: readonly string[] = []) => {
    const isBegun = (name: string) => !before.includes(name) && statSync(join(folder, name)).size > 0
    while (!partsIn().some(isBegun)) await sleep(20)
  }

  test('no file appears when the process is killed', async () => {
    const target = join(folder, 'killed.jsonl')
    const child = endless(target)
    await hasBegun()
    assert.equal(existsSync(target), false)
    child.kill('SIGKILL')
    await once(child, 'close')
    assert.equal(existsSync(target), false)
    assert.equal(partsIn().length, 1)
  })

  test('Ctrl-C exits with 130, keeps the old file and removes the temporary one', async () => {
    const target = join(folder, 'stopped.jsonl')
    writeFileSync(target, 'precious')
    const before = partsIn()
    const child = endless(target)
    await hasBegun(before)
    child.kill('SIGINT')
    const [code] = await once(child, 'close')
    assert.equal(code, 130)
    assert.equal(readFileSync(target, 'utf8'), 'precious')
    assert.deepEqual(partsIn(), before)
  })

  test('the complete file appears at the end', async () => {
    const target = join(folder, 'done.jsonl')
    writeFileSync(target, 'old')
    const args = ['simulate', 'bannish', '--games', '20', '--seed', 'd']
    const [toFile, toOutput] = await Promise.all([bento([...args, '--out', target]), bento(args)])
    assert.deepEqual([toFile.code, toFile.out], [0, ''])
    assert.equal(readFileSync(target, 'utf8'), toOutput.out)
  })
})

test('bento simulate exits without an error when its output is closed', async () => {
  const child = start(['simulate', 'gummi', '--games', '1000000', '--seed', 'p'])
  let err = ''
  child.stderr!.on('data', (text) => {
    err += text
  })
  await once(child.stdout!, 'data')
  child.stdout!.destroy()
  const [code] = await once(child, 'close')
  assert.deepEqual([code, err], [0, ''])
})
