import type { Chapter } from '@trick-bento/words'
import { useMemo } from 'preact/hooks'
import { words } from '../i18n/index.ts'
import { CardView } from '../table/card.tsx'
import type { Phrases } from '../table/phrases.ts'
import { type LogCard, lastTrickOf } from './log-rounds.ts'
import './last-trick.css'

interface Props {
  readonly chapters: readonly Chapter[]
  readonly phrases: Phrases
}

/** The last complete trick, also of the round before: who played what, in order, and who took it. */
export function LastTrick({ chapters, phrases }: Props) {
  const trick = useMemo(() => lastTrickOf(chapters, phrases.game), [chapters, phrases])
  const w = words.value
  if (trick === undefined) return <p>{w.table.noLastTrick}</p>
  const { round, number, cards, takers } = trick
  const everybody = takers.map((seat) => phrases.who(seat))
  return (
    <div class="last-trick">
      <p class="last-trick-facts">
        <b>{w.log.trickOfRound(round, number)}</b>
        {w.common.between}
        {w.log.taken(everybody)}
      </p>
      <ol class="last-trick-cards">
        {cards.map((each, i) => (
          <Played key={i} {...each} took={takers.includes(each.seat)} phrases={phrases} />
        ))}
      </ol>
    </div>
  )
}

function Played({ seat, card, covered, lost, took, phrases }: LogCard & { took: boolean; phrases: Phrases }) {
  const label = phrases.played({ seat, card, covered })
  return (
    <li class={`last-trick-card${took ? ' won' : ''}${lost ? ' lost' : ''}`} aria-label={label}>
      <CardView game={phrases.game} card={card} />
      <bdi aria-hidden="true">{phrases.plate(seat)}</bdi>
    </li>
  )
}
