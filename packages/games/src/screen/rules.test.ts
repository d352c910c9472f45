import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { games } from '../index.ts'

for (const { id, screen, zones, numbers } of games) {
  test(`${id}: what a screen explains leads to rules that exist`, () => {
    const named = new Set([...Object.keys(zones), ...Object.keys(numbers), 'total', 'goal'])
    for (const language of ['en', 'ja']) {
      const rules = readFileSync(new URL(`../${id}/rules.${language}.md`, import.meta.url), 'utf8')
      for (const [name, rule] of Object.entries(screen.rules!)) {
        assert.ok(named.has(name), name)
        assert.ok(rules.includes(`**${rule}**`), `${language}: ${rule}`)
      }
    }
    for (const name of ['total', 'goal'] as const) assert.ok(screen.rules![name], name)
  })
}
