import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { games } from './index.ts'

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')

/** The IDs of the rules on a page, in order. Each begins a list item, in bold. */
const idsIn = (page: string): string[] => Array.from(read(page).matchAll(/^- \*\*([A-Z]\d+)\*\*/gm), ([, id]) => id)

/** The IDs that the titles of a game's tests begin with: `G1, G20: …`. Titles made in a loop have them in a list. */
function idsCited(game: string): Set<string> {
  const lists = globSync(`${game}/*.test.ts`, { cwd: import.meta.dirname }).flatMap((file) => [
    ...read(file).matchAll(/test\(\s*['`](?:\$\{rules\}, )?((?:[A-Z]\d+(?:, )?)+): /g),
    ...read(file).matchAll(/^ {2}\['((?:[A-Z]\d+(?:, )?)+)',/gm),
  ])
  return new Set(lists.flatMap(([, ids]) => ids.split(', ')))
}

test('every game has a page of rules in both languages, and there are no other pages', () => {
  const wanted = games.flatMap(({ id }) => [`${id}/rules.en.md`, `${id}/rules.ja.md`])
  assert.deepEqual(globSync('**/*.md', { cwd: import.meta.dirname }).sort(), wanted.sort())
})

test('the rules of every game have their own letter', () => {
  const letters = games.map(({ id }) => idsIn(`${id}/rules.en.md`)[0][0])
  assert.equal(new Set(letters).size, games.length, letters.join(' '))
})

for (const { id, title } of games) {
  const ids = idsIn(`${id}/rules.en.md`)

  test(`the rules of ${title} are numbered without gaps, alike in both languages`, () => {
    assert.deepEqual(
      ids,
      ids.map((first, i) => `${first[0]}${i + 1}`),
    )
    assert.equal(new Set(ids.map((rule) => rule[0])).size, 1)
    assert.deepEqual(idsIn(`${id}/rules.ja.md`), ids)
  })

  test(`every rule of ${title} is cited by a test, and its tests cite existing rules`, () => {
    const cited = idsCited(id)
    assert.deepEqual(
      ids.filter((rule) => !cited.has(rule)),
      [],
    )
    assert.deepEqual(
      [...cited].filter((rule) => !ids.includes(rule)),
      [],
    )
  })
}
