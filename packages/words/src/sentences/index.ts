import type { Event, Game, Table } from '@trick-bento/kit'
import type { SeatPoints, Sentence } from '../sentence.ts'
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
  const told = sentencesSoFar(events, game, before, after)
  const sentences = [...told, ...withoutPoints(told, aftermathSentences(events, game, before, after))]
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
  const [first, ...others] = events.flatMap((event) =>
    event.type === 'reveal' ? [{ seat: event.seat, card: event.card }] : [],
  )
  return first === undefined ? [] : [{ kind: 'reveals', cards: [first, ...others] }]
}

/** The end of a round does not repeat points that were told just before. */
function withoutPoints(told: readonly Sentence[], ending: readonly Sentence[]): Sentence[] {
  return ending.map((sentence) => {
    if (sentence.kind !== 'round-over') return sentence
    const isTold = told.some(
      (each) =>
        (each.kind === 'everyone-scores' || each.kind === 'moment-scores') && areSame(each.points, sentence.points),
    )
    return isTold ? { ...sentence, points: [] } : sentence
  })
}

/** A seat that is not listed has no points. */
function areSame(some: readonly SeatPoints[], all: readonly SeatPoints[]): boolean {
  const points = new Map(some.map((each) => [each.seat, each.points]))
  return all.every((each) => each.points === (points.get(each.seat) ?? 0))
}
