import type { GameArt } from '../game-art.ts'
import { GummiFace } from './card-face.tsx'
import { GummiCompartment } from './compartment.tsx'
import { GUMMY_SUITS, Gummies } from './gummies.tsx'
import { palette } from './table-palette.ts'

const SWEETS_ON_BACK = [
  ['R', 33, 53],
  ['Y', 50.5, 52.5],
  ['B', 33, 70.5],
  ['G', 50.5, 70.5],
] as const

export const art: GameArt = {
  suits: GUMMY_SUITS,
  Face: GummiFace,
  Compartment: GummiCompartment,
  Symbols: () => (
    <>
      <Dots />
      <Gummies />
    </>
  ),
  table: palette,
  back: {
    colour: '#8a2a4b',
    emblem: SWEETS_ON_BACK.map(([suit, x, y]) => (
      <use key={suit} href={`#tb-gummi-trick-${suit}`} x={x} y={y} width="16.5" height="16.5" />
    )),
    pattern: {
      width: 32,
      height: 32,
      drawnAs: 'shapes',
      content: (
        <>
          <circle cx="8" cy="8" r="4" />
          <path d="m24 3.5 4.5 8h-9ZM4 20.5h8v8H4ZM24 18.5l4.5 6-4.5 6-4.5-6Z" />
        </>
      ),
    },
  },
}

/** Covers the bottom of the compartment. */
function Dots() {
  return (
    <pattern id="tb-liner-dots" width="28" height="28" patternUnits="userSpaceOnUse" fill="#fff" fill-opacity=".22">
      <circle cx="7" cy="7" r="3.5" />
      <circle cx="21" cy="21" r="3.5" />
    </pattern>
  )
}
