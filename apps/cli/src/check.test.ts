import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { contract } from '@trick-bento/kit/contract'
import { bento, ROOT, scratchFolder } from './testing/bento.ts'

const folder = scratchFolder()

test('bento check lists every promise that a game keeps', async () => {
  const { code, out } = await bento(['check', 'gummi', '--seats', '3', '--games', '2'])
  assert.equal(code, 0)
  assert.equal(out.match(/^ {2}✔ /gm)?.length, contract.length)
})

test('bento check tries every number of seats unless one is given', async () => {
  const { out } = await bento(['check', 'bannish', '--games', '1'])
  assert.deepEqual(out.match(/^BANNISH!!, \d seats$/gm), [
    'BANNISH!!, 3 seats',
    'BANNISH!!, 4 seats',
    'BANNISH!!, 5 seats',
  ])
})

test('bento check names the promise that a game breaks, and fails', async () => {
  const hearts = readFileSync(join(ROOT, 'examples/hearts.ts'), 'utf8')
  const leaking = hearts.replace('if (heart.has(card)) t.n.broken = 1', 't.n.broken = t.hand((seat + 1) % 4).lo')
  assert.notEqual(leaking, hearts)
  const file = join(folder, 'leaking.ts')
  writeFileSync(file, leaking)
  const { code, out, err } = await bento(['check', file, '--games', '1'])
  assert.equal(code, 1)
  assert.match(out, /✖ no leak.*\n.*seat -?\d can tell/)
  assert.match(err, /^bento: \d promises? (is|are) broken\n$/)
})
