import { difference, type Estimate, estimate, isSignificant, ratio } from '../statistics.ts'
import { baseOf } from './entrant.ts'
import type { DealResult } from './play-deal.ts'
import { ratings } from './rating.ts'

/** The overall result of one entrant. */
export interface Standing {
  /** Name of the entrant. */
  readonly name: string
  /** Average score of a seat; more is better. */
  readonly score: Estimate
  /** Average share of the wins. */
  readonly wins: Estimate
  /** Elo rating; the mean of all entrants is 0. */
  readonly rating: Estimate
  /** Time per decision with a choice, in milliseconds. */
  readonly thinkingTime: { readonly decisions: number; readonly mean: number; readonly longest: number }
}

/** The difference between two entrants on the same deals. */
export interface Comparison {
  /** Name of the entrant with the higher score. */
  readonly better: string
  /** Name of the other one. */
  readonly worse: string
  /** Difference of the scores. */
  readonly by: Estimate
  /** True if the difference is significant at 95 %. */
  readonly shown: boolean
}

/** The gap between the scores of textbook and cheater, and how much of it the other entrants close. */
export interface Gap {
  /** Name of the textbook entrant. */
  readonly from: string
  /** Name of the cheater. */
  readonly to: string
  /** Difference of their scores. */
  readonly size: Estimate
  /** True if the gap is significant at 95 %; otherwise `closed` is empty. */
  readonly shown: boolean
  /** The share of the gap that each other entrant closes. */
  readonly closed: readonly { readonly name: string; readonly share: Estimate }[]
}

/** What a contest shows. */
export interface Summary {
  /** All entrants, the best first. */
  readonly standings: readonly Standing[]
  /** Differences between entrants. */
  readonly comparisons: readonly Comparison[]
  /** Present if textbook, cheater and at least one other entrant take part. */
  readonly gap?: Gap
}

/** Up to this many entrants are all compared with each other; with more, each is compared with the next only. */
const FEW = 4

interface Line extends Standing {
  readonly scores: readonly number[]
}

/** Summarises the results of at least two deals. `names` are the entrants in the order of the results. */
export function summarise(names: readonly string[], deals: readonly DealResult[]): Summary {
  const rated = ratings(deals.map(({ pairPoints }) => pairPoints))
  const lines = names.map((name, i): Line => {
    const scores = deals.map((deal) => deal.scores[i])
    const wins = estimate(deals.map((deal) => deal.wins[i]))
    return { name, scores, score: estimate(scores), wins, rating: rated[i], thinkingTime: thinkingTimeOf(deals, i) }
  })
  const ranked = lines.toSorted((a, b) => b.score.mean - a.score.mean)
  const gap = gapIn(lines)
  return {
    standings: ranked.map(({ scores: _, ...standing }) => standing),
    comparisons: compare(ranked),
    ...(gap !== undefined && { gap }),
  }
}

function thinkingTimeOf(deals: readonly DealResult[], i: number): Standing['thinkingTime'] {
  const decisions = deals.reduce((sum, { thinkingTimes }) => sum + thinkingTimes[i].decisions, 0)
  const total = deals.reduce((sum, { thinkingTimes }) => sum + thinkingTimes[i].total, 0)
  const longest = deals.reduce((most, { thinkingTimes }) => Math.max(most, thinkingTimes[i].longest), 0)
  return { decisions, mean: decisions === 0 ? 0 : total / decisions, longest }
}

function compare(lines: readonly Line[]): Comparison[] {
  const reach = lines.length <= FEW ? lines.length : 1
  return lines.flatMap((better, i) =>
    lines.slice(i + 1, i + 1 + reach).map((worse) => {
      const by = difference(better.scores, worse.scores)
      return { better: better.name, worse: worse.name, by, shown: isSignificant(by) }
    }),
  )
}

function gapIn(lines: readonly Line[]): Gap | undefined {
  const from = findLine('textbook', lines)
  const to = findLine('cheater', lines)
  if (from === undefined || to === undefined) return undefined
  const others = lines.filter((line) => line !== from && line !== to && line.name !== 'random')
  if (others.length === 0) return undefined
  const above = ({ scores }: Line): number[] => scores.map((score, deal) => score - from.scores[deal])
  const size = estimate(above(to))
  const shown = size.mean > 0 && isSignificant(size)
  const closed = others.map((line) => ({ name: line.name, share: ratio(above(line), above(to)) }))
  return { from: from.name, to: to.name, size, shown, closed: shown ? closed : [] }
}

/** The entrant with exactly this name, or else the first with this name and its own iterations. */
const findLine = (base: string, lines: readonly Line[]): Line | undefined =>
  lines.find(({ name }) => name === base) ?? lines.find(({ name }) => baseOf(name) === base)
