import { baseOf } from './entrant.ts'
import type { DealResult } from './play-deal.ts'
import { ratings } from './rating.ts'
import { difference, type Estimate, estimate, isShown, ratio } from './statistics.ts'

/** How one entrant did. */
export interface Standing {
  readonly name: string
  /** The average of a seat; more is better. */
  readonly score: Estimate
  readonly wins: Estimate
  readonly rating: Estimate
  /** Of decisions with a choice, in milliseconds. */
  readonly pace: { readonly decisions: number; readonly mean: number; readonly longest: number }
}

/** By how much one entrant scores better than another, on the same deals. */
export interface Comparison {
  readonly better: string
  readonly worse: string
  readonly by: Estimate
  /** Is the difference beyond chance? */
  readonly shown: boolean
}

/** The way from the textbook's score to that of one who sees all cards, and how far the others come on it. */
export interface Gap {
  readonly from: string
  readonly to: string
  readonly size: Estimate
  /** Is there one beyond chance? Only then can a share of it be told. */
  readonly shown: boolean
  readonly closed: readonly { readonly name: string; readonly share: Estimate }[]
}

export interface Summary {
  /** The best first. */
  readonly standings: readonly Standing[]
  readonly comparisons: readonly Comparison[]
  /** If textbook, cheater and somebody else take part. */
  readonly gap?: Gap
}

/** Up to so many, each is compared with each; more are compared with the next only. */
const FEW = 4

interface Line extends Standing {
  readonly scores: readonly number[]
}

/** What the results of at least two deals tell about these entrants. */
export function summarise(names: readonly string[], deals: readonly DealResult[]): Summary {
  const rated = ratings(deals.map(({ taken }) => taken))
  const lines = names.map((name, i): Line => {
    const scores = deals.map((deal) => deal.scores[i])
    const wins = estimate(deals.map((deal) => deal.wins[i]))
    return { name, scores, score: estimate(scores), wins, rating: rated[i], pace: paceOf(deals, i) }
  })
  const ranked = lines.toSorted((a, b) => b.score.mean - a.score.mean)
  const gap = gapIn(lines)
  return {
    standings: ranked.map(({ scores: _, ...standing }) => standing),
    comparisons: compare(ranked),
    ...(gap !== undefined && { gap }),
  }
}

function paceOf(deals: readonly DealResult[], i: number): Standing['pace'] {
  const decisions = deals.reduce((sum, { paces }) => sum + paces[i].decisions, 0)
  const total = deals.reduce((sum, { paces }) => sum + paces[i].total, 0)
  const longest = deals.reduce((most, { paces }) => Math.max(most, paces[i].longest), 0)
  return { decisions, mean: decisions === 0 ? 0 : total / decisions, longest }
}

function compare(lines: readonly Line[]): Comparison[] {
  const reach = lines.length <= FEW ? lines.length : 1
  return lines.flatMap((better, i) =>
    lines.slice(i + 1, i + 1 + reach).map((worse) => {
      const by = difference(better.scores, worse.scores)
      return { better: better.name, worse: worse.name, by, shown: isShown(by) }
    }),
  )
}

function gapIn(lines: readonly Line[]): Gap | undefined {
  const from = called('textbook', lines)
  const to = called('cheater', lines)
  if (from === undefined || to === undefined) return undefined
  const others = lines.filter((line) => line !== from && line !== to && line.name !== 'random')
  if (others.length === 0) return undefined
  const above = ({ scores }: Line): number[] => scores.map((score, deal) => score - from.scores[deal])
  const size = estimate(above(to))
  const shown = size.mean > 0 && isShown(size)
  const closed = others.map((line) => ({ name: line.name, share: ratio(above(line), above(to)) }))
  return { from: from.name, to: to.name, size, shown, closed: shown ? closed : [] }
}

/** The one of this name, or else the first with a budget of its own. */
const called = (base: string, lines: readonly Line[]): Line | undefined =>
  lines.find(({ name }) => name === base) ?? lines.find(({ name }) => baseOf(name) === base)
