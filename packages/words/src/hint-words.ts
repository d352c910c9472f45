import { isCall, type Move, type View } from '@trick-bento/kit'
import { moveLabel } from './move-label.ts'
import { Vocabulary } from './vocabulary.ts'
import type { Wording } from './wording.ts'

/** A move that a bot suggests, and how it compares with the next best one. */
export interface Advice {
  readonly move: Move
  /** The best move first. */
  readonly estimates: readonly Estimate[]
}
export interface Estimate {
  readonly move: Move
  /** Expected points a round. */
  readonly score: number
  /** How often the move was tried; 0 if its score means nothing. */
  readonly visits: number
}

/** Smaller differences are not mentioned, in points a round. */
const NOTICEABLE = 0.05

/** What an expert would do, and how much better it is than the next move, as a sentence. */
export function hintWords(wording: Wording, thought: Advice, view: View): string {
  const { grammar, game } = wording
  const vocabulary = new Vocabulary(wording)
  const phase = game.phases[view.table.phase]
  const label = (move: Move): string => moveLabel(wording, phase, move)
  const short = (move: Move): string => (isCall(move) ? grammar.quoted(label(move)) : vocabulary.card(move))
  return grammar.utterance([comparison(wording, thought, label(thought.move), short)])
}

function comparison({ grammar }: Wording, { estimates }: Advice, best: string, short: (move: Move) => string): string {
  const { hints } = grammar
  const [first, next] = estimates
  if (next === undefined) return hints.noChoice(best)
  if (!isTried(first) || !isTried(next)) return hints.would(best)
  const lead = first.score - next.score
  return lead < NOTICEABLE ? hints.same(best, short(next.move)) : hints.better(best, lead.toFixed(1), short(next.move))
}

const isTried = ({ visits }: Estimate): boolean => visits > 0
