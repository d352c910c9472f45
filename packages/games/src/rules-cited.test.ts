import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { games } from './index.ts'

/** What the IDs of each game's rules begin with. */
const LETTERS: Readonly<Record<string, string>> = {
  'gummi-trick': 'G',
  bannish: 'B',
  gudetama: 'E',
  'sushi-trick': 'S',
}

/** The IDs of the rules of a page, in order: each begins a list item, in bold. */
const idsIn = (page: string): string[] =>
  Array.from(readFileSync(join(import.meta.dirname, page), 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm), ([, id]) => id)

/** The IDs that the titles of our tests begin with: `G1, G20: …`. Titles made in loops have them too, in a list. */
function idsCited(): Set<string> {
  const cited = new Set<string>()
  for (const file of globSync('**/*.test.ts', { cwd: import.meta.dirname })) {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    for (const [, ids] of source.matchAll(/test\(\s*['`](?:\$\{rules\}, )?((?:[A-Z]\d+(?:, )?)+): /g)) note(cited, ids)
    for (const [, ids] of source.matchAll(/^ {2}\['((?:[A-Z]\d+(?:, )?)+)',/gm)) note(cited, ids)
  }
  return cited
}
const note = (cited: Set<string>, ids: string): void => {
  for (const id of ids.split(', ')) cited.add(id)
}

test('every game has a page of rules in both languages, and there are no other pages', () => {
  const wanted = games.flatMap(({ id }) => [`${id}/rules.en.md`, `${id}/rules.ja.md`])
  assert.deepEqual(globSync('**/*.md', { cwd: import.meta.dirname }).sort(), wanted.sort())
})

for (const { id, title } of games) {
  test(`${title}: rules are numbered from ${LETTERS[id]}1 without gaps, alike in both languages`, () => {
    const ids = idsIn(`${id}/rules.en.md`)
    assert.ok(ids.length > 0, 'the page has no rules')
    assert.deepEqual(
      ids,
      ids.map((_, i) => `${LETTERS[id]}${i + 1}`),
    )
    assert.deepEqual(idsIn(`${id}/rules.ja.md`), ids)
  })

  test(`${title}: every rule is cited by a test, and every test cites rules that exist`, () => {
    const cited = idsCited()
    const ids = idsIn(`${id}/rules.en.md`)
    assert.deepEqual(
      ids.filter((rule) => !cited.has(rule)),
      [],
    )
    const ours = [...cited].filter((rule) => rule.startsWith(LETTERS[id]))
    assert.deepEqual(
      ours.filter((rule) => !ids.includes(rule)),
      [],
    )
  })
}
