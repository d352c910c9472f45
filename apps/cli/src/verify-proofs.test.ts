import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { bannish, gummiTrick } from '@trick-bento/games'
import { commitmentTo } from '@trick-bento/kit/fair'
import { provenGame } from '../../../packages/games/src/testing/proofs.ts'
import { bento, ROOT, scratchFolder } from './testing/bento.ts'

const folder = scratchFolder()
const { proof } = provenGame(bannish, 4)

const verify = (change: object, ...options: string[]) => {
  const file = join(folder, 'proof.json')
  writeFileSync(file, `${JSON.stringify({ ...proof, ...change })}\n`)
  return bento(['verify', file, ...options])
}

test('bento verify checks proofs by deal and rules, and records by the rules', async () => {
  const lines = [proof, proof.record, proof].map((each) => JSON.stringify(each)).join('\n')
  const { code, out } = await bento(['verify', '-'], lines)
  assert.equal(
    out,
    '1 record agrees with the rules: bannish 1.\n2 proofs are valid, deals and rules included: bannish 2.\n',
  )
  assert.equal(code, 0)
})

test('bento verify names what is wrong with a proof in one sentence', async () => {
  const cases: [change: object, problem: RegExp, ...options: string[]][] = [
    [{ secret: 'another' }, /:1: the secret does not belong to the commitment/],
    [{ commitment: commitmentTo('x') }, /:1: the secret does not belong to the commitment/],
    [
      { values: ['changed', ...proof.values.slice(1)] },
      /:1: round 1: the cards of the record are not those that follow/,
    ],
    [{ record: { ...proof.record, winners: [0, 1, 2, 3] } }, /:1: winners: the record says/],
    [{}, /:1: the commitment shown before the first card was "seen", but/, '--commitment', 'seen'],
    [{ values: [] }, /:1: proof\.values must be a text or null for each of the 4 seats/],
  ]
  for (const [change, problem, ...options] of cases) {
    const { code, out, err } = await verify(change, ...options)
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, problem)
  }
  assert.equal((await verify({}, '--commitment', proof.commitment)).code, 0)
})

test('the independent program in docs/fair-deals.md draws the same hands', async () => {
  const { proof } = provenGame(gummiTrick, 4)
  const [, program] = /```js\n(.*?)```/s.exec(readFileSync(join(ROOT, 'docs/fair-deals.md'), 'utf8'))!
  const [script, file] = [join(folder, 'check.mjs'), join(folder, 'gummi.json')]
  writeFileSync(script, program)
  writeFileSync(file, JSON.stringify(proof))
  const { stdout } = await promisify(execFile)(process.execPath, [script, file])
  const hands = proof.record.rounds[0]!.hands.map((hand) => [...hand].sort().join(' '))
  assert.deepEqual(stdout.trim().split('\n'), ['sealed', ...hands])
})
