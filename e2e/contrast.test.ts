import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrast } from '@trick-bento/web/art/surface/colour.ts'
import { openApp } from './harness/index.ts'

/** Text colours by background. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  paper: ['ink', 'ink-soft', 'accent', 'good', 'bad'],
  'paper-raised': ['ink', 'ink-soft', 'accent', 'good', 'bad'],
  tray: ['ink', 'ink-soft'],
  lacquer: ['lacquer-ink'],
  accent: ['accent-ink'],
  ink: ['paper-raised'],
  plaque: ['plaque-ink', 'plaque-ink-soft', 'plaque-score'],
  'words-paper': ['words-ink', 'words-accent'],
  'card-paper': ['card-ink', ...[...'RBYGPNK'].map((suit) => `suit-${suit}-ink`)],
}
/** Colours of edges, icons and focus rings by background. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  paper: ['line-strong', 'focus', 'good', 'accent'],
  'paper-raised': ['line-strong', 'focus', 'good', 'accent'],
  tray: ['focus', 'accent'],
  'card-paper': [...'RBYGPNK'].map((suit) => `suit-${suit}`),
}

for (const theme of ['light', 'dark'] as const) {
  for (const chosen of ['system', theme] as const) {
    test(`texts and icons have enough contrast, ${theme}, by ${chosen}`, async (t) => {
      const colourScheme = chosen === 'system' ? theme : theme === 'light' ? 'dark' : 'light'
      const { page } = await openApp(t, { colourScheme, storage: { settings: { theme: chosen } } })
      await page.locator('.compartment').first().waitFor()
      const names = [...new Set([TEXT, SIGNS].flatMap((each) => Object.entries(each).flat(2)))]
      const colours = await page.evaluate(
        (tokens) => tokens.map((name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)),
        names,
      )
      const colourOf = new Map(names.map((name, i) => [name, colours[i]!.trim()]))
      const faint = (pairs: typeof TEXT, least: number): string[] =>
        Object.entries(pairs).flatMap(([ground, signs]) =>
          signs.flatMap((sign) => {
            const ratio = contrast(colourOf.get(sign)!, colourOf.get(ground)!)
            return ratio >= least ? [] : [`${sign} on ${ground} is ${ratio.toFixed(2)}:1, not ${least}:1`]
          }),
        )
      assert.deepEqual([...faint(TEXT, 4.5), ...faint(SIGNS, 3)], [])
    })
  }
}
