import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Suit } from '@trick-bento/kit'
import fc from 'fast-check'
import { paletteOfDeck } from '../undrawn/table-palette.ts'
import { contrast } from './colour.ts'
import type { TablePalette } from './palette.ts'

const ART = join(import.meta.dirname, '..')
const THEMES = [
  { name: 'light', at: 0, card: '#fffbf2' },
  { name: 'dark', at: 1, card: '#f0e7d7' },
] as const

const drawn = readdirSync(ART).filter((folder) => existsSync(join(ART, folder, 'art.tsx')))

/** Pairs of colours of a table that are too alike, in words. */
const faults = (palette: TablePalette): string[] =>
  THEMES.flatMap(({ name, at }) => {
    const least = (one: keyof TablePalette, other: keyof TablePalette, ratio: number) => {
      const found = contrast(palette[one][at], palette[other][at])
      return found >= ratio ? [] : [`${name}: ${one} on ${other} is ${found.toFixed(2)}:1, not ${ratio}:1`]
    }
    return [
      ...least('tableInk', 'table', 4.5),
      ...least('matInk', 'mat', 4.5),
      ...least('mat', 'table', 1.2),
      ...least('matLine', 'mat', 1.4),
      ...least('line', 'table', 1.1),
    ]
  })

test('every drawn game has a surface of its own', () => {
  assert.ok(drawn.length >= 4)
  assert.deepEqual(
    drawn.filter((folder) => !existsSync(join(ART, folder, 'surface.tsx'))),
    [],
  )
})

for (const folder of drawn) {
  test(`the table of ${folder} has enough contrast`, async () => {
    const { palette } = (await import(`../${folder}/table-palette.ts`)) as { palette: TablePalette }
    assert.deepEqual(faults(palette), [])
  })
}

const suit = fc.record({
  letter: fc.constantFrom(...'RBYGPNKCDHS'),
  name: fc.string(),
  symbol: fc.string({ minLength: 1, maxLength: 1 }),
  colour: fc.oneof(fc.constantFrom('red', 'blue', 'yellow', 'green', 'purple', 'brown', 'black'), fc.string()),
})

test('the table of any deck has enough contrast, and its cards stand out', () => {
  fc.assert(
    fc.property(fc.array(suit, { maxLength: 8 }), fc.string(), (suits, id) => {
      const palette = paletteOfDeck(suits, id)
      assert.deepEqual(faults(palette), [])
      for (const { at, card, name } of THEMES) {
        for (const ground of ['table', 'mat'] as const) {
          const ratio = contrast(card, palette[ground][at])
          assert.ok(ratio >= 3, `${name}: cards on the ${ground} have ${ratio.toFixed(2)}:1`)
        }
      }
    }),
    { numRuns: 1000 },
  )
})

test('different decks get different tables, and the same deck always the same', () => {
  const suitOf = (colour: string): Suit => ({ letter: colour[0]!, name: colour, symbol: colour[0]!, colour })
  const colours = ['red', 'blue', 'yellow', 'green', 'purple', 'brown', 'black']
  const decks = colours.flatMap((one, i) => [
    [suitOf(one)],
    ...colours.slice(i + 1).map((other) => [suitOf(one), suitOf(other)]),
  ])
  const tables = decks.map((suits) => JSON.stringify(paletteOfDeck(suits, 'game')))
  assert.equal(new Set(tables).size, decks.length)
  const again = decks.map((suits) => JSON.stringify(paletteOfDeck([...suits], 'game')))
  assert.deepEqual(again, tables)
})
