import type { Event, Game, Table } from '@trick-bento/kit'
import type { Sentence } from '../sentence.ts'
import { actionSentences } from './action.ts'
import { aftermathSentences } from './aftermath.ts'
import { openingSentences } from './opening.ts'
import { outcomeSentences } from './outcome.ts'

/**
 * The opening of a round, or a decision and all that followed from it. The events are those that the reader may see;
 * `before` and `after` are the table as the reader knows it.
 */
export function sentencesOf(events: readonly Event[], game: Game, before: Table, after: Table): Sentence[] {
  if (events.some(({ type }) => type === 'round')) return openingSentences(events, game, before, after)
  const sentences = [...sentencesSoFar(events, game, before, after), ...aftermathSentences(events, game, before, after)]
  const [first] = events
  if (sentences.length > 0 || first?.type !== 'choose') return sentences
  return [{ kind: 'decides', seat: first.seat }]
}

/** Like `sentencesOf`, while some of what follows from the decision has not been shown. An opening is told as a whole. */
export function sentencesSoFar(events: readonly Event[], game: Game, before: Table, after: Table): Sentence[] {
  if (events.some(({ type }) => type === 'round')) return []
  return [
    ...actionSentences(events, game, before),
    ...revealSentences(events),
    ...outcomeSentences(events, game, before, after),
  ]
}

function revealSentences(events: readonly Event[]): Sentence[] {
  const cards = events.flatMap((event) => (event.type === 'reveal' ? [{ seat: event.seat, card: event.card }] : []))
  return cards.length > 0 ? [{ kind: 'reveals', cards }] : []
}
