import { SuitShape } from '../art/suit.tsx'
import { words } from '../i18n/index.ts'
import type { Phrases } from './phrases.ts'
import type { Picture } from './picture.ts'
import './status.css'

/** Round, counters and trump. */
export function Status({ shown, phrases }: { shown: Picture; phrases: Phrases }) {
  const w = words.value.table
  const { texts, game } = phrases
  return (
    <ul class="status" aria-label={w.header}>
      <li>{w.round(shown.round)}</li>
      {shown.counters.map(({ name, value, of }) => (
        <li key={name} class={of !== undefined && value >= of ? 'last' : ''}>
          {of === undefined ? w.counter(texts.numbers[name], value) : w.counterOf(texts.numbers[name], value, of)}
        </li>
      ))}
      {shown.emblems.map(({ name, suit }) => (
        <li key={name} class="emblem">
          <span class="emblem-shape">
            <SuitShape gameId={game.id} suit={suit.letter} symbol={suit.symbol} colour={suit.colour} />
          </span>
          <span>{w.labelled(texts.numbers[name], texts.suits[suit.letter])}</span>
        </li>
      ))}
    </ul>
  )
}
