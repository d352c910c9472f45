import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from './harness/index.ts'

/** Text colours by background. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  paper: ['ink', 'ink-soft', 'accent', 'good', 'bad'],
  'paper-raised': ['ink', 'ink-soft', 'accent', 'good', 'bad'],
  felt: ['ink', 'ink-soft', 'bad'],
  tray: ['ink', 'ink-soft'],
  lacquer: ['lacquer-ink'],
  accent: ['accent-ink'],
  ink: ['paper-raised'],
  'card-paper': ['card-ink', ...[...'RBYGPNK'].map((suit) => `suit-${suit}-ink`)],
}
/** Colours of edges, icons and focus rings by background. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  paper: ['line-strong', 'focus', 'good', 'accent'],
  'paper-raised': ['line-strong', 'focus', 'good', 'accent'],
  felt: ['line-strong', 'focus', 'good', 'accent'],
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

/** The contrast ratio of two colours, as WCAG defines it. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(colour: string): number {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(colour) ?? assert.fail(`${colour} is no colour of six digits`)
  const [r, g, b] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex!.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
