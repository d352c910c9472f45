import { CardView } from '../table/card.tsx'
import type { Phrases } from '../table/phrases.ts'
import type { LogTrick } from './log-rounds.ts'
import './trick-row.css'

/** The cards of a trick in the order of play. Those of seats that took something are marked. */
export function TrickRow({ trick, phrases }: { trick: LogTrick; phrases: Phrases }) {
  return (
    <span class="trick-row" aria-hidden="true">
      {trick.cards.map(({ seat, card, covered, lost }, i) => (
        <span
          key={i}
          class={`trick-row-card${trick.takers.includes(seat) ? ' won' : ''}${lost ? ' lost' : ''}${covered ? ' covered' : ''}`}
        >
          <CardView game={phrases.game} card={card} />
        </span>
      ))}
    </span>
  )
}
