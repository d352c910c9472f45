import type { Place } from '@trick-bento/kit'
import { Rack } from '../art/pieces/rack.tsx'
import { Explained } from '../explain/explained.tsx'
import { aboutNumber } from '../explain/explanation.ts'
import { words } from '../i18n/index.ts'
import type { PilePlace } from './layout/pile-layout.ts'
import type { Phrases } from './phrases.ts'
import type { Rack as RackPicture } from './picture.ts'
import './rack.css'

interface Props {
  readonly rack: RackPicture
  readonly at: PilePlace
  readonly phrases: Phrases
  /** The colour of what fills a place. */
  readonly colour: string
  /** Cards that go to this seat fly to the rack. */
  readonly places: readonly Place[]
}

/** A wooden rack with a place for each of a number of things, and a line after which there are too many. */
export function RackView({ rack: { name, value, line }, at, phrases, colour, places }: Props) {
  const { table } = words.value
  return (
    <Explained
      phrases={phrases}
      entries={[aboutNumber(phrases, name)]}
      class="rack"
      label={table.labelled(phrases.texts.numbers[name], table.ofLine(value, line))}
      style={{ left: `${at.x}px`, top: `${at.y}px`, '--mini': `${at.cardWidth}px` }}
    >
      <Rack places={line + 1} filled={value} border={line} colour={colour} />
      {places.map((place) => (
        <span key={place} class="rack-target" data-place={place} />
      ))}
    </Explained>
  )
}
