import type { HandRow as Row } from '@trick-bento/games/guide'
import { words } from '../../i18n/index.ts'
import type { Cast } from './cast.ts'
import { PictureCard } from './picture-card.tsx'
import './hand-row.css'

/** A hand in which the cards that may be played are lifted. */
export function HandRow({ cast, row: { cards, legal } }: { cast: Cast; row: Row }) {
  const w = words.value.rules
  const allowed = legal.split(' ')
  return (
    <ul class="picture-hand">
      {cards.split(' ').map((name, i) => {
        const isLegal = allowed.includes(name)
        return (
          <li key={i}>
            <PictureCard game={cast.game} name={name} look={isLegal ? 'legal' : 'illegal'} />
            <span class="visually-hidden">{isLegal ? w.allowed : w.notAllowed}</span>
          </li>
        )
      })}
    </ul>
  )
}
