import { Shout } from '../../art/pieces/shout.tsx'
import type { Mat } from '../../art/surface/geometry.ts'
import { words } from '../../i18n/index.ts'
import type { Phrases } from '../phrases.ts'
import type { Banner } from '../stage.ts'
import { durations } from './durations.ts'
import { SPRINGS } from './spring.ts'
import './table-banner.css'

interface Props {
  readonly banner: Banner
  readonly at: Mat
  readonly phrases: Phrases
}

/** A few large words at the upper edge of the trick. Alike cards that vanish are cried out where they were. */
export function TableBanner({ banner: { kind, name }, at, phrases: { texts } }: Props) {
  const text = kind === 'last' ? words.value.table.lastBegins(texts.numbers[name]) : texts.moments[name].banner
  const { easing, time } = SPRINGS.shout
  const { pace } = durations()
  const top = kind === 'strike' ? at.cy : at.cy - at.ry
  return (
    <p
      class={`banner ${kind}`}
      style={{ left: `${at.cx}px`, top: `${top}px`, '--spring': easing, '--spring-time': `${time * pace}ms` }}
    >
      {kind === 'strike' ? <Shout text={text} /> : text}
      {kind === 'strike' && <span class="visually-hidden">{text}</span>}
    </p>
  )
}
