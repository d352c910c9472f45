import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { GameRecord } from '@trick-bento/kit'
import { bento, scratchFolder, TABLES } from './testing/bento.ts'

const folder = scratchFolder()

for (const [game, seats] of TABLES.filter(([id, n]) => n === 4 || id === 'gudetama')) {
  test(`the log of ${game} for ${seats} ends with the winners of the record`, async () => {
    const file = join(folder, `${game.replace(/\W/g, '-')}-${seats}.jsonl`)
    await bento(['simulate', game, '--seats', `${seats}`, '--games', '2', '--seed', 'r', '--out', file])
    const { code, out, err } = await bento(['replay', file, '--game', '2', '--with', 'examples/hearts.ts'])
    assert.deepEqual([code, err], [0, ''])
    const { winners, rounds } = JSON.parse(readFileSync(file, 'utf8').split('\n')[1]) as GameRecord
    const names = winners.map((seat) => `Seat ${seat}`)
    const who = names.length === 1 ? `${names[0]} wins` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} win`
    assert.match(out, new RegExp(`  ${who} with .*\\.\\n$`))
    assert.equal(out.match(/^━━ Round/gm)?.length, rounds.length)
  })
}

test('bento replay shows names without characters that control a terminal', async () => {
  const { out: line } = await bento(['simulate', 'gummi', '--seats', '2', '--seed', 'n'])
  const file = join(folder, 'names.jsonl')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(line), names: ['Ann\u001b[2J', 'Bob\u202e'] }))
  const { code, out } = await bento(['replay', file])
  assert.equal(code, 0)
  assert.match(out, /Ann·\[2J (?:plays|flips)/)
  assert.equal(out.includes('\u001b') || out.includes('\u202e'), false)
})

test('bento replay refuses an invalid record and a number beyond the last record', async () => {
  const { out: line } = await bento(['simulate', 'gummi', '--seats', '2', '--seed', 'b'])
  const file = join(folder, 'bad.jsonl')
  writeFileSync(file, `${line}${JSON.stringify({ ...JSON.parse(line), winners: [] })}\n`)
  const bad = await bento(['replay', file, '--game', '2'])
  assert.equal(bad.code, 1)
  assert.match(bad.err, /bad\.jsonl:2: winners: the record says/)
  const missing = await bento(['replay', file, '--game', '3'])
  assert.equal(missing.code, 1)
  assert.match(missing.err, /has 2 records, so there is no record 3/)
})
