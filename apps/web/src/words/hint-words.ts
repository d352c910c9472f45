import type { MoveEstimate, Thought } from '@trick-bento/bots'
import { isCall, type Move, type View } from '@trick-bento/kit'
import { cardName } from './card-name.ts'
import { moveLabel } from './move-label.ts'
import type { Speech } from './speech.ts'

/** Less than this is no difference to speak of, in points a round. */
const NOTICEABLE = 0.05

/** What an expert would do and by how much, as a sentence. */
export function hintWords(speech: Speech, thought: Thought, view: View): string {
  const { w, game, texts } = speech
  const phase = game.phases[view.table.phase]
  const label = (move: Move): string => moveLabel(speech, phase, move)
  const short = (move: Move): string => (isCall(move) ? w.common.quoted(label(move)) : cardName(game, move, texts))
  return w.common.sentences([comparison(speech, thought, label(thought.move), short)])
}

function comparison({ w }: Speech, { estimates }: Thought, best: string, short: (move: Move) => string): string {
  const { hints } = w.table
  const [first, next] = estimates
  if (next === undefined) return hints.noChoice(best)
  if (!isTried(first) || !isTried(next)) return hints.would(best)
  const lead = first.score - next.score
  return lead < NOTICEABLE ? hints.same(best, short(next.move)) : hints.better(best, lead.toFixed(1), short(next.move))
}

const isTried = ({ visits }: MoveEstimate): boolean => visits > 0
