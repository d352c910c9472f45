import type { Game } from '@trick-bento/kit'
import { useEffect, useId, useMemo } from 'preact/hooks'
import { drawnGames } from '../game-art.ts'
import { paletteOfDeck } from '../undrawn/table-palette.ts'
import { loadSurface, surfaceOf } from './drawn-surfaces.ts'
import { type Mat, rimOf } from './geometry.ts'
import { styleOf, type TablePalette } from './palette.ts'
import { Light, Rim } from './rim.tsx'
import './table-surface.css'

interface TableSurfaceProps {
  readonly game: Game
  /** The size of the table in pixels. */
  readonly width: number
  readonly height: number
  /** Undefined: only the surface. */
  readonly mat: Mat | undefined
  /** No seat is in the upper corners. */
  readonly hasFreeCorners?: boolean
}

/** The surface of a table with the mat under the trick. It fills its box and is redrawn only if that changes. */
export function TableSurface({ game, width, height, mat, hasFreeCorners = true }: TableSurfaceProps) {
  const id = useId()
  const rim = rimOf(width, height)
  const Surface = surfaceOf(game.id)
  useEffect(() => void loadSurface(game.id), [game.id])
  return useMemo(
    () => (
      <svg
        class="table-surface"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        style={tableStyle(game)}
        aria-hidden="true"
      >
        <rect width={width} height={height} fill="var(--table)" />
        {Surface && (
          <Surface
            width={width}
            height={height}
            mat={mat}
            suits={game.deck.suits}
            hasFreeCorners={hasFreeCorners}
            id={id}
          />
        )}
        <Light id={id} width={width} height={height} rim={rim} />
        <Rim width={width} height={height} rim={rim} />
      </svg>
    ),
    [game, Surface, width, height, mat?.cx, mat?.cy, mat?.rx, mat?.ry, hasFreeCorners],
  )
}

/** The colours of a game's table. */
const paletteOf = ({ id, deck }: Game): TablePalette => drawnGames.get(id)?.table ?? paletteOfDeck(deck.suits, id)

/** CSS properties with the colours of a game's table, for what lies on it: `--table`, `--table-ink`, `--mat`, `--mat-ink` … */
export const tableStyle = (game: Game): Record<string, string> => styleOf(paletteOf(game))
