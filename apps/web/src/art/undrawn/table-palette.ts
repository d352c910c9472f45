import type { Suit } from '@trick-bento/kit'
import { hashOf } from '../hash.ts'
import { paintOf } from '../paint.ts'
import { contrast, oklch } from '../surface/colour.ts'
import type { Pair, TablePalette } from '../surface/palette.ts'
import { SILHOUETTES } from '../symbols/silhouettes.ts'

/** Hue and chroma of cloth dyed in the colour of a suit. */
const DYES: Readonly<Record<string, readonly [hue: number, chroma: number]>> = {
  R: [28, 0.11],
  B: [252, 0.085],
  Y: [82, 0.085],
  G: [150, 0.075],
  P: [312, 0.085],
  N: [55, 0.06],
  K: [190, 0.03],
}
const DYE_LETTERS = Object.keys(DYES)

const DARK_INK = '#2b1f18'
const LIGHT_INK = '#fdf0dc'

/** The colours of a table that fit a deck: cloth dyed in one colour of its suits, and a mat in another one. */
export function paletteOfDeck(suits: readonly Suit[], seed: string): TablePalette {
  const hash = hashOf(`${seed} ${suits.map(({ letter, name, colour }) => `${letter} ${name} ${colour}`).join(' ')}`)
  const dyes = [...new Set(suits.map(dyeOf))]
  if (dyes.length === 0) dyes.push(DYE_LETTERS[hash % DYE_LETTERS.length]!)
  const cloth = DYES[dyes[hash % dyes.length]!]!
  const other = dyes.length > 1 ? DYES[dyes[(hash + 1 + ((hash >>> 8) % (dyes.length - 1))) % dyes.length]!]! : cloth
  // Decks of the same colours differ by a shade.
  const shade = ((hash >>> 16) % 25) - 12
  const [hue, chroma] = [cloth[0] + shade, cloth[1]]
  const matHue = other[0] - shade
  const table: Pair = [oklch(0.52, chroma, hue), oklch(0.33, chroma * 0.62, hue)]
  const mat: Pair = [oklch(0.34, other[1] * 0.8, matHue), oklch(0.2, other[1] * 0.5, matHue)]
  return {
    table,
    line: [oklch(0.6, chroma, hue), oklch(0.4, chroma * 0.7, hue)],
    mat,
    matLine: [oklch(0.6, other[1], matHue), oklch(0.46, other[1] * 0.8, matHue)],
    matEdge: [oklch(0.22, other[1] * 0.6, matHue), oklch(0.13, other[1] * 0.4, matHue)],
    tableInk: [inkOn(table[0]), inkOn(table[1])],
    matInk: [inkOn(mat[0]), inkOn(mat[1])],
  }
}

const dyeOf = ({ letter, name, colour }: Suit): string =>
  letter in SILHOUETTES ? letter : (paintOf(colour) ?? DYE_LETTERS[hashOf(`${colour} ${name}`) % DYE_LETTERS.length]!)

const inkOn = (ground: string): string =>
  contrast(DARK_INK, ground) > contrast(LIGHT_INK, ground) ? DARK_INK : LIGHT_INK
