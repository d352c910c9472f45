import type { Thought } from '@trick-bento/bots'
import type { ReadyPhase } from '@trick-bento/kit'
import type { Phrases } from '../table/phrases.ts'

/** The share of deals from which on a card probably wins, and up to which it probably does not. */
const PROBABLE = 0.7
const IMPROBABLE = 0.3

/** An expert's advice for a newcomer: the move and its main effect, without numbers. */
export function tipWords(phrases: Phrases, phase: ReadyPhase, { move, estimates, evidence }: Thought): string {
  const { tips } = phrases.w.learn
  const label = phrases.move(phase, move)
  if (estimates.length < 2) return tips.noChoice(label)
  const takes = evidence?.takes
  if (takes !== undefined && takes >= PROBABLE) return tips.wins(label)
  if (takes !== undefined && takes <= IMPROBABLE) return tips.doesNotWin(label)
  return tips.recommended(label)
}
