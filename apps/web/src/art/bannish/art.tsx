import type { GameArt } from '../game-art.ts'
import { CREAM } from '../symbols/palette.ts'
import { BannishFace } from './card-face.tsx'
import { BannishCompartment } from './compartment.tsx'
import { SEAL_SUITS, Seals } from './seals.tsx'
import { palette } from './table-palette.ts'

export const art: GameArt = {
  suits: SEAL_SUITS,
  Face: BannishFace,
  Compartment: BannishCompartment,
  Symbols: Seals,
  table: palette,
  back: {
    colour: '#27375c',
    emblem: (
      <>
        <use href="#tb-brush-ring" x="32" y="52" width="36" height="36" fill={CREAM} stroke={CREAM} />
        <use href="#tb-bannish-R" x="41" y="61" width="18" height="18" />
      </>
    ),
    pattern: {
      width: 24,
      height: 24,
      drawnAs: 'lines',
      content: <path d="M12 0 24 12 12 24 0 12ZM12 6 18 12 12 18 6 12Z" />,
    },
  },
}
