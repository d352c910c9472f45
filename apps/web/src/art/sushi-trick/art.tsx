import type { GameArt } from '../game-art.ts'
import { NORI, RICE } from '../symbols/palette.ts'
import { SushiFace } from './card-face.tsx'
import { SushiCompartment } from './compartment.tsx'
import { Sushi } from './sushi.tsx'
import { palette } from './table-palette.ts'

const OUTLINES = {
  R: 'M1.6 13.6C2 7.6 7 3.6 13 3.6S22.4 7.4 22.4 12.6L20 15V20.5H4V16Z',
  K: 'M12 1.8a10.2 10.2 0 1 1 0 20.4a10.2 10.2 0 1 1 0-20.4Z',
  B: 'M1.5 12C4 5 12 2.8 16.5 8.8L22.5 4Q20.6 12 22.5 20L16.5 15.2C12 21.2 4 19 1.5 12Z',
  Y: 'M3 3.5H21V20.5H3Z',
}

export const art: GameArt = {
  suits: Object.keys(OUTLINES),
  Face: SushiFace,
  Compartment: SushiCompartment,
  Symbols: Sushi,
  outlines: OUTLINES,
  table: palette,
  back: {
    colour: '#1d4d49',
    emblem: (
      <>
        <circle cx="50" cy="70" r="17" fill={NORI} />
        <circle cx="50" cy="70" r="13" fill={RICE} />
        <path d="M44 70a6 6 0 0 1 12 0Z" fill="#e8694a" />
        <path d="M44 70a6 6 0 0 0 12 0Z" fill="#6aa548" />
      </>
    ),
    pattern: {
      width: 24,
      height: 12,
      drawnAs: 'lines',
      content: (
        <path d="M0 12a12 12 0 0 1 24 0M4 12a8 8 0 0 1 16 0M8 12a4 4 0 0 1 8 0M-8 6a8 8 0 0 1 8-2.5M24 3.5a8 8 0 0 1 8 2.5" />
      ),
    },
  },
}
