import type { ComponentChildren, ComponentType } from 'preact'
import type { FaceProps } from './card-frame.tsx'
import type { TablePalette } from './surface/palette.ts'

/** The drawings of one game. `art/<game-id>/art.tsx` exports them as `art`, and `surface.tsx` beside it the surface of its table. */
export interface GameArt {
  /** Letters of the suits that have drawings; `['']` for a deck without suits. */
  readonly suits: readonly string[]
  /** The face of a card of these suits. */
  readonly Face: ComponentType<FaceProps>
  readonly back: BackArt
  /** The colours of its table. */
  readonly table: TablePalette
  /** The picture of the game in the bento box, 320 by 200. */
  readonly Compartment: ComponentType
  /** Symbols that the other drawings use, among them `tb-<game-id>-<suit>` for each suit. */
  readonly Symbols: ComponentType
  /** Outlines of suit symbols that are not the plain silhouette of that letter. */
  readonly outlines?: Readonly<Record<string, string>>
}

/** The back of a card, 100 by 140. */
export interface BackArt {
  readonly colour: string
  /** Drawn within 25 of (50, 70). */
  readonly emblem: ComponentChildren
  /** A tile of the pattern around the emblem. */
  readonly pattern: {
    readonly width: number
    readonly height: number
    readonly drawnAs: 'lines' | 'shapes'
    readonly content: ComponentChildren
  }
}

const modules = import.meta.glob<{ readonly art: GameArt }>('./*/art.tsx', { eager: true })

/** All drawn games by their id, which is the name of their folder. */
export const drawnGames: ReadonlyMap<string, GameArt> = new Map(
  Object.entries(modules).map(([path, { art }]) => [path.split('/')[1], art]),
)
