import { isCall, type Move, type View } from '@trick-bento/kit'
import { type Cause, causeOfVanishing, causeOfWinning } from './hint-cause.ts'
import { moveLabel } from './move-label.ts'
import { scoreText } from './score-text.ts'
import { Vocabulary } from './vocabulary.ts'
import type { Wording } from './wording.ts'

/** A move that a bot suggests, and what it found out about the next best one. */
export interface Advice {
  readonly move: Move
  /** The best move first. */
  readonly estimates: readonly { readonly move: Move }[]
  readonly evidence?: Evidence
}
/** What sampled deals show about the first two moves. */
export interface Evidence {
  /** In which share of the deals the move wins the trick. */
  readonly takes?: number
  /** What separates the moves most, for the suggested move and for the other one. */
  readonly finding?: Finding
  readonly verdict: 'better' | 'preferred' | 'equal' | 'unclear'
  /** By how many points a round the move is better. */
  readonly lead: number
}
type Finding = { readonly mine: number; readonly other: number } & (
  | { readonly what: 'takes' | 'vanishes' | 'trick points' | 'later points' }
  | { readonly what: 'gains' | 'loses'; readonly why: string }
)

/** Smaller leads are not mentioned, in points a round. */
const NOTICEABLE = 0.05
/** A card that wins less often is not praised for it; one that wins as often as this may need a cause. */
const WORTH_SAYING = 0.25
const MOSTLY = 0.5

/** What an expert would do and why, in one or two sentences. */
export function hintWords(wording: Wording, { move, estimates, evidence }: Advice, view: View): string {
  const { grammar, game } = wording
  const { hints } = grammar
  const phase = game.phases[view.table.phase]
  const best = moveLabel(wording, phase, move)
  const next = estimates[1]?.move
  if (next === undefined) return grammar.utterance([hints.noChoice(best)])
  if (evidence === undefined) return grammar.utterance([hints.would(best)])
  const label = isCall(next) ? grammar.quoted(moveLabel(wording, phase, next)) : new Vocabulary(wording).card(next)
  const reason = reasonOf(wording, move, next, label, evidence, view)
  return grammar.utterance(sentences(wording, best, label, reason, evidence))
}

function sentences(
  { grammar: { hints } }: Wording,
  best: string,
  next: string,
  reason: string | undefined,
  { verdict, lead, finding }: Evidence,
): string[] {
  const fact = reason === undefined ? [] : [hints.sentence(reason)]
  const points = lead < NOTICEABLE ? undefined : lead.toFixed(1)
  if (verdict === 'equal') return [hints.same(best, next), ...fact]
  if (verdict === 'unclear') return [hints.would(best), ...fact]
  if (finding !== undefined && reason !== undefined) {
    const isNews =
      verdict === 'better' &&
      points !== undefined &&
      !(finding.what === 'later points' && points === difference(finding))
    const worth = isNews ? [hints.worth(points)] : []
    return [...hints.because(best, reason), ...worth]
  }
  if (verdict === 'preferred' || points === undefined) return [hints.preferred(best, next), ...fact]
  return [hints.better(best, points, next), ...fact]
}

const difference = ({ mine, other }: Finding): string => Math.abs(mine - other).toFixed(1)

/** What was seen about the move, as a clause; undefined if there is nothing to say. */
function reasonOf(
  wording: Wording,
  move: Move,
  next: Move,
  label: string,
  { finding, takes = 0 }: Evidence,
  view: View,
): string | undefined {
  const { grammar, texts, game } = wording
  const { hints } = grammar
  const because = (cause: Cause | undefined, clause: string): string =>
    cause === undefined ? clause : hints.so(causeText(wording, cause), clause)
  const winning = (share: number): Cause | undefined => {
    const cause = isCall(move) || share < MOSTLY ? undefined : causeOfWinning(view, move)
    return cause?.kind === 'one above' && share === 1 ? undefined : cause
  }
  if (finding === undefined) {
    return takes < WORTH_SAYING ? undefined : because(winning(takes), hints.share(hints.wins, takes))
  }
  const { mine, other } = finding
  const compared = { label, share: other }
  const isCostly = game.kind.best === 'lowest'
  switch (finding.what) {
    case 'takes':
      return because(mine > other ? winning(mine) : undefined, hints.share(hints.wins, mine, compared))
    case 'vanishes': {
      const cause = isCall(move) ? undefined : causeOfVanishing(view, move)
      const fits = mine < other ? cause?.kind === 'twin gone' : cause?.kind === 'twin out'
      return because(fits ? cause : undefined, hints.share(hints.vanishes, mine, compared))
    }
    case 'gains':
    case 'loses': {
      const clause = texts.outcomes?.[finding.why]?.[finding.what]
      return hints.share(clause ?? hints[finding.what](scoreText(texts, finding.why)), mine, compared)
    }
    case 'trick points':
      return hints[isCostly ? 'costs' : 'brings'](mine.toFixed(1), label, other.toFixed(1))
    case 'later points':
      return hints[isCostly ? 'saves' : 'keeps'](difference(finding), isCall(next) ? undefined : label)
  }
}

function causeText(wording: Wording, cause: Cause): string {
  const { grammar, game } = wording
  const vocabulary = new Vocabulary(wording)
  switch (cause.kind) {
    case 'is gone':
    case 'one above':
      return grammar.hints.causes[cause.kind](vocabulary.card(cause.card))
    case 'none above':
    case 'highest':
      return grammar.hints.causes[cause.kind](vocabulary.suit(game.deck.suits[game.deck.suitOf(cause.card)]))
    default:
      return grammar.hints.causes[cause.kind]
  }
}
