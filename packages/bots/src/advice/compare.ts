import type { Game } from '@trick-bento/kit'
import { scoreOrPoints } from '../score.ts'
import { difference, type Estimate, isSignificant, meanOf } from '../statistics.ts'
import type { Evidence, Finding } from './evidence.ts'
import type { Outcome } from './outcome.ts'

/** The outcomes of both moves in the same deal, with the same random numbers. */
export interface Pair {
  readonly mine: Outcome
  readonly other: Outcome
}

/** Smaller differences are not worth a sentence: of shares, and of points. */
const LEAST_SHARE = 0.08
const LEAST_POINTS = 0.25
/** What is easier to grasp is named instead if it accounts for this part of the advantage of the other finding. */
const SAYS_AS_MUCH = 0.4

/** What pairs of outcomes show about the two moves. */
export function compare(game: Game, pairs: readonly Pair[]): Evidence {
  const score = compared(pairs, (outcome) => outcome.score)
  const verdict = verdictOf(
    score,
    compared(pairs, (outcome) => outcome.value),
  )
  const finding = verdict === 'better' || verdict === 'preferred' ? strongest(game, pairs) : undefined
  return {
    deals: pairs.length,
    verdict,
    lead: score.mean,
    ...(pairs[0].mine.trick !== undefined && { takes: meanOf(pairs.map(({ mine }) => Number(takes(mine)))) }),
    ...(finding !== undefined && { finding }),
  }
}

function verdictOf(score: Estimate, value: Estimate): Evidence['verdict'] {
  if (!isSignificant(score) && !isSignificant(value)) return 'equal'
  if (isSignificant(value) && value.mean < 0) return 'unclear'
  if (isSignificant(score) && score.mean > 0) return 'better'
  return isSignificant(value) ? 'preferred' : 'unclear'
}

interface Candidate {
  readonly finding: Finding
  /** How much of the advantage comes from the deals that make the difference. */
  readonly weight: number
}

/** The finding that accounts for most of the advantage. */
function strongest(game: Game, pairs: readonly Pair[]): Finding | undefined {
  const share = heaviestShare(shares(game, pairs), pairs)
  const point = heaviest(points(game, pairs))
  const isShare = share !== undefined && share.weight >= SAYS_AS_MUCH * (point?.weight ?? 0)
  return isShare ? share.finding : point?.finding
}

const heaviest = (candidates: Iterable<Candidate>): Candidate | undefined =>
  [...candidates].filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)[0]

/** Where a trick brings no points itself, winning it is a means; points that come of it explain more. */
function heaviestShare(candidates: Iterable<Candidate>, pairs: readonly Pair[]): Candidate | undefined {
  const all = [...candidates]
  const best = heaviest(all)
  const isMeans = pairs.every(({ mine, other }) => mine.trick?.points === other.trick?.points)
  if (best?.finding.what !== 'takes' || !isMeans) return best
  const aim = heaviest(all.filter(({ finding }) => finding.what === 'gains' || finding.what === 'loses'))
  return aim !== undefined && aim.weight >= SAYS_AS_MUCH * best.weight ? aim : best
}

/** Things that happen in some deals and not in others. */
function* shares(game: Game, pairs: readonly Pair[]): Generator<Candidate> {
  yield* share(pairs, { what: 'takes' }, takes)
  yield* share(pairs, { what: 'vanishes' }, ({ trick }) => trick?.vanishes === true)
  const codes = new Set(pairs.flatMap(({ mine, other }) => [...mine.points.keys(), ...other.points.keys()]))
  for (const why of codes) {
    const given = ({ points }: Outcome): number => points.get(why) ?? 0
    // Points that speak against the move are not what makes it better.
    if (scoreOrPoints(game, compared(pairs, given).mean) <= 0) continue
    yield* share(pairs, { what: 'gains', why }, (outcome) => given(outcome) > 0)
    yield* share(pairs, { what: 'loses', why }, (outcome) => given(outcome) < 0)
  }
}

type Topic = { readonly what: 'takes' | 'vanishes' } | { readonly what: 'gains' | 'loses'; readonly why: string }

function* share(pairs: readonly Pair[], topic: Topic, happens: (outcome: Outcome) => boolean): Generator<Candidate> {
  const lead = compared(pairs, (outcome) => Number(happens(outcome)))
  if (!isSignificant(lead) || Math.abs(lead.mean) < LEAST_SHARE) return
  const isCase = ({ mine, other }: Pair): boolean =>
    lead.mean > 0 ? happens(mine) && !happens(other) : happens(other) && !happens(mine)
  const weight = meanOf(pairs.map((pair) => (isCase(pair) ? pair.mine.value - pair.other.value : 0)))
  yield { finding: { ...topic, ...means(pairs, (each) => Number(happens(each))) }, weight }
}

/** Points in this trick and after it. */
function* points(game: Game, pairs: readonly Pair[]): Generator<Candidate> {
  if (pairs[0].mine.trick === undefined || pairs[0].other.trick === undefined) return
  const inTrick = ({ trick }: Outcome): number => trick!.points
  const later = ({ trick, score }: Outcome): number => scoreOrPoints(game, score) - trick!.points
  for (const [what, of] of [
    ['trick points', inTrick],
    ['later points', later],
  ] as const) {
    const lead = compared(pairs, of)
    const weight = scoreOrPoints(game, lead.mean)
    if (isSignificant(lead) && weight >= LEAST_POINTS) yield { finding: { what, ...means(pairs, of) }, weight }
  }
}

const takes = ({ trick }: Outcome): boolean => trick?.takes === true

const compared = (pairs: readonly Pair[], of: (outcome: Outcome) => number): Estimate =>
  difference(
    pairs.map(({ mine }) => of(mine)),
    pairs.map(({ other }) => of(other)),
  )

const means = (pairs: readonly Pair[], of: (outcome: Outcome) => number): { mine: number; other: number } => ({
  mine: meanOf(pairs.map(({ mine }) => of(mine))),
  other: meanOf(pairs.map(({ other }) => of(other))),
})
