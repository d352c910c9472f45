import type { Place } from '@trick-bento/kit'
import { words } from '../i18n/index.ts'
import type { PilePlace } from './layout/pile-layout.ts'
import type { Rack } from './picture.ts'
import './rack.css'

interface Props {
  readonly rack: Rack
  readonly at: PilePlace
  readonly label: string
  /** Cards that go to this seat fly to the rack. */
  readonly places: readonly Place[]
}

/** A wooden rack with a place for each of a number of things, and a line after which there are too many. */
export function RackView({ rack: { value, line }, at, label, places }: Props) {
  const { table } = words.value
  const all = Math.max(line + 1, value)
  return (
    <div
      class={`rack${value > line ? ' beyond' : ''}`}
      role="img"
      aria-label={table.labelled(label, table.ofLine(value, line))}
      style={{ left: `${at.x}px`, top: `${at.y}px`, '--mini': `${at.cardWidth}px` }}
    >
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={`rack-place${i < value ? ' filled' : ''}${i === line ? ' after-line' : ''}`} />
      ))}
      {places.map((place) => (
        <span key={place} class="rack-target" data-place={place} />
      ))}
    </div>
  )
}
