import type { SumRow as Row } from '@trick-bento/games/guide'
import type { Cast } from './cast.ts'
import { MarkText } from './marks.tsx'
import { CardStrip } from './picture-card.tsx'
import './groups.css'
import './sum-row.css'

/** Cards or reasons with their points, and what they add up to. */
export function SumRow({ cast, row: { parts, total } }: { cast: Cast; row: Row }) {
  return (
    <ul class="card-groups sum">
      {parts.map(({ cards, points, mark }, i) => (
        <li key={i} class="card-group">
          {cards !== undefined && <CardStrip game={cast.game} cards={cards} />}
          <span class="sum-part">
            <MarkText cast={cast} mark={mark} />
            <strong>{points.join(' + ')}</strong>
          </span>
        </li>
      ))}
      <li class="sum-total">
        <span aria-hidden="true">=</span>
        <strong>
          <MarkText cast={cast} mark={total} />
        </strong>
      </li>
    </ul>
  )
}
