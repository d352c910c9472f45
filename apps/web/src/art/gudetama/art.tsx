import type { GameArt } from '../game-art.ts'
import { WHITE, YOLK, YOLK_LIGHT } from '../symbols/palette.ts'
import { EggFace } from './card-face.tsx'
import { EggCompartment } from './compartment.tsx'
import { EGG_OUTLINE, EggDishes } from './egg-dishes.tsx'
import { Rays } from './rays.tsx'
import { palette } from './table-palette.ts'

export const art: GameArt = {
  suits: [''],
  Face: EggFace,
  Compartment: EggCompartment,
  Symbols: () => (
    <>
      <Rays />
      <EggDishes />
    </>
  ),
  outlines: { '': EGG_OUTLINE },
  table: palette,
  back: {
    colour: '#b4641a',
    emblem: (
      <>
        <path d="M50 53C58 53 64 63 64 72S58 87 50 87 36 81 36 72 42 53 50 53Z" fill={WHITE} />
        <circle cx="50" cy="73" r="8" fill={YOLK} />
        <path d="M45.5 72A5 5 0 0 1 49 68.5" fill="none" stroke={YOLK_LIGHT} stroke-width="2" stroke-linecap="round" />
      </>
    ),
    pattern: {
      width: 26,
      height: 30,
      drawnAs: 'shapes',
      content: (
        <path d="M6.5 2C9.3 2 11.5 5.8 11.5 8.8S9.3 14 6.5 14 1.5 11.8 1.5 8.8 3.7 2 6.5 2ZM19.5 17C22.3 17 24.5 20.8 24.5 23.8S22.3 29 19.5 29 14.5 26.8 14.5 23.8 16.7 17 19.5 17Z" />
      ),
    },
  },
}
