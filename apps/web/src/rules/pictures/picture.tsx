import type { Panel, Row } from '@trick-bento/games/guide'
import { useRef } from 'preact/hooks'
import { TableSurface, tableStyle } from '../../art/surface/table-surface.tsx'
import type { Cast } from './cast.ts'
import { HandRow } from './hand-row.tsx'
import { MarkText } from './marks.tsx'
import { PlacesRow } from './places-row.tsx'
import { StandingRow } from './standing-row.tsx'
import { SuitsRow } from './suits-row.tsx'
import { SumRow } from './sum-row.tsx'
import { TrickRow } from './trick-row.tsx'
import { useSize } from './use-size.ts'
import './picture.css'

/** The picture of a panel: its rows on the surface of the game's table. Everything in it can also be read as text. */
export function Picture({ cast, panel }: { cast: Cast; panel: Panel }) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(box)
  const { game } = cast
  return (
    <div ref={box} class="picture" style={tableStyle(game)}>
      {width > 0 && <TableSurface game={game} width={width} height={height} mat={undefined} />}
      {panel.rows.map((row, i) => (
        <div key={i} class="picture-row">
          {row.title !== undefined && (
            <p class="picture-title">
              <MarkText cast={cast} mark={row.title} />
            </p>
          )}
          <RowView cast={cast} row={row} />
        </div>
      ))}
    </div>
  )
}

function RowView({ cast, row }: { cast: Cast; row: Row }) {
  switch (row.kind) {
    case 'places':
      return <PlacesRow cast={cast} row={row} />
    case 'suits':
      return <SuitsRow cast={cast} row={row} />
    case 'trick':
      return <TrickRow cast={cast} row={row} />
    case 'hand':
      return <HandRow cast={cast} row={row} />
    case 'sum':
      return <SumRow cast={cast} row={row} />
    case 'standing':
      return <StandingRow cast={cast} row={row} />
  }
}
