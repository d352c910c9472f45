import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openGallery } from './harness/gallery.ts'

const DEFICIENCIES = ['achromatopsia', 'deuteranopia', 'protanopia', 'tritanopia'] as const
/** The difference in lightness (of 100) that makes two pixels clearly different. */
const CLEARLY = 15
/** The share of pixels that must differ. A circle and a square of the same size differ in slightly more. */
const LEAST_SHARE = 0.03

interface Pair {
  readonly game: string
  readonly as: 'card' | 'shape' | 'swatch'
  readonly suits: string
  readonly share: number
}

let gallery: Page
before(async () => {
  gallery = await openGallery()
})

for (const type of DEFICIENCIES) {
  test(`all suits of a game can be distinguished with ${type}`, async () => {
    const pairs = await comparedWith(type)
    const games = new Set(pairs.map(({ game }) => game))
    assert.deepEqual(
      [...games],
      ['gummi-trick', 'bannish', 'sushi-trick', 'swatches'],
      'all games with suits are compared',
    )
    const alike = pairs.filter(({ as, share }) => as !== 'swatch' && share < LEAST_SHARE)
    assert.deepEqual(alike, [])
  })
}

test('the comparison detects pairs that differ in colour only', async () => {
  const isSwatch = ({ as }: Pair): boolean => as === 'swatch'
  const [pair] = (await comparedWith('achromatopsia')).filter(isSwatch)
  assert.ok(pair!.share < LEAST_SHARE, `two hues of the same lightness differ in ${pair!.share} of their pixels`)
})

/** How much every two suits of a game differ for a person with this deficiency. */
async function comparedWith(type: (typeof DEFICIENCIES)[number]): Promise<Pair[]> {
  const session = await gallery.context().newCDPSession(gallery)
  await session.send('Emulation.setEmulatedVisionDeficiency', { type })
  const picture = await gallery.screenshot({ fullPage: true })
  await session.detach()
  // The emulation must not apply twice: the screenshot itself has lost its colours already.
  const other = await gallery.context().newPage()
  const samples = await samplesOf(gallery)
  const pairs = await other.evaluate(compare, { picture: picture.toString('base64'), samples, clearly: CLEARLY })
  await other.close()
  return pairs as Pair[]
}

interface Sample {
  readonly game: string
  readonly as: string
  readonly suit: string
  readonly box: readonly [x: number, y: number, width: number, height: number]
}

/** The position of each suit, in screen pixels. */
const samplesOf = (page: Page): Promise<Sample[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.sample')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x + scrollX, y + scrollY, width, height].map((n) => Math.round(n * devicePixelRatio))
      const { game, as, suit } = element.dataset
      return { game: game!, as: as!, suit: suit!, box: box as unknown as Sample['box'] }
    }),
  )

/** Runs in a page. */
async function compare(given: { picture: string; samples: Sample[]; clearly: number }): Promise<unknown[]> {
  const image = new Image()
  image.src = `data:image/png;base64,${given.picture}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')!
  context.drawImage(image, 0, 0)
  const linear = (byte: number): number => (byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
  const lightness = (r: number, g: number, b: number): number => {
    const luminance = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    return luminance <= 0.008856 ? 903.3 * luminance : 116 * Math.cbrt(luminance) - 16
  }
  const drawn = given.samples.map(({ box }) => {
    const { data } = context.getImageData(...(box as [number, number, number, number]))
    return Array.from({ length: data.length / 4 }, (_, i) =>
      lightness(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!),
    )
  })
  return given.samples.flatMap((one, i) =>
    given.samples.flatMap((other, j) => {
      if (j <= i || one.game !== other.game || one.as !== other.as) return []
      const differing = drawn[i]!.filter((light, p) => Math.abs(light - drawn[j]![p]!) > given.clearly).length
      const share = Math.round((1000 * differing) / drawn[i]!.length) / 1000
      return [{ game: one.game, as: one.as, suits: `${one.suit} and ${other.suit}`, share }]
    }),
  )
}
