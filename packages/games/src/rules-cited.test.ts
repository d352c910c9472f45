import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { must } from '@trick-bento/kit'
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

for (const kind of games) {
  test(`the rules of ${kind.title} show cards and colours of its deck only, the same in both languages`, () => {
    const { deck } = must(kind.at(kind.seats.most))
    const [en, ja] = ['en', 'ja'].map((language) => cardsIn(`${kind.id}/rules.${language}.md`))
    const isShown = (name: string): boolean =>
      deck.parse(name) !== undefined || deck.suits.some(({ letter }) => letter === name)
    assert.deepEqual(
      en.flatMap((row) => row.split(' ')).filter((name) => !isShown(name)),
      [],
    )
    assert.ok(en.some((row) => row.includes(' ')))
    assert.deepEqual(ja.toSorted(), en.toSorted())
  })
}

/** The cards and suits in square brackets on a page: `R9 Y6`, `R`. */
function cardsIn(page: string): string[] {
  return Array.from(read(page).matchAll(/\[([^\]]+)\](?!\()/g), ([, names]) => names)
}
