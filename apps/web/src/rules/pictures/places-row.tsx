import type { PlacesRow as Row } from '@trick-bento/games/guide'
import type { Cast } from './cast.ts'
import { Marks } from './marks.tsx'
import { CardStrip } from './picture-card.tsx'
import './groups.css'

/** Groups of dealt cards. */
export function PlacesRow({ cast, row: { places } }: { cast: Cast; row: Row }) {
  return (
    <ul class="card-groups">
      {places.map(({ zone, cards, mark }) => (
        <li key={zone} class="card-group">
          <CardStrip game={cast.game} cards={cards} />
          <Marks cast={cast} marks={[mark]} />
        </li>
      ))}
    </ul>
  )
}
