import type { Place } from '@trick-bento/kit'
import { Rack } from '../art/pieces/rack.tsx'
import { words } from '../i18n/index.ts'
import type { PilePlace } from './layout/pile-layout.ts'
import type { Rack as RackPicture } from './picture.ts'
import './rack.css'

interface Props {
  readonly rack: RackPicture
  readonly at: PilePlace
  readonly label: string
  /** The colour of what fills a place. */
  readonly colour: string
  /** Cards that go to this seat fly to the rack. */
  readonly places: readonly Place[]
}

/** A wooden rack with a place for each of a number of things, and a line after which there are too many. */
export function RackView({ rack: { value, line }, at, label, colour, places }: Props) {
  const { table } = words.value
  return (
    <div
      class="rack"
      role="img"
      aria-label={table.labelled(label, table.ofLine(value, line))}
      style={{ left: `${at.x}px`, top: `${at.y}px`, '--mini': `${at.cardWidth}px` }}
    >
      <Rack places={line + 1} filled={value} border={line} colour={colour} />
      {places.map((place) => (
        <span key={place} class="rack-target" data-place={place} />
      ))}
    </div>
  )
}
