import {
  type Comparison,
  type Contest,
  type Estimate,
  type Gap,
  type Standing,
  type Summary,
  scoreOrPoints,
  type Terms,
} from '@trick-bento/bots/arena'
import { type Game, quote } from '@trick-bento/kit'
import { duration } from '../duration.ts'
import { harmless, paint, screenWidth } from '../style.ts'
import { alignColumns, wrap } from '../width.ts'
import type { Mark } from './axes.ts'
import { drawChart } from './chart.ts'

/** What is told about: who played what, and how it went. */
export interface Findings {
  readonly contest: Contest
  readonly terms: Terms
  readonly deals: number
  readonly summary: Summary
}

/** The findings as lines for people. */
export function reportLines({ contest, terms, deals, summary }: Findings): string[] {
  const { game } = contest
  const marks = marksOf(game, summary)
  return [
    paint(titleOf(game, deals, terms), 'bold'),
    ...wrap(howItWasPlayed(contest, terms), screenWidth()),
    '',
    ...tableOf(game, summary.standings),
    ...(summary.comparisons.length === 0 ? [] : ['', ...summary.comparisons.map(comparisonLine)]),
    ...(summary.gap === undefined ? [] : gapLines(summary.gap)),
    ...(marks.length === 0 ? [] : ['', `${pointsCaption(game)}, by time a move`, ...drawn(game, marks)]),
  ]
}

export const titleOf = ({ kind, seats }: Game, deals: number, { seed, extent }: Terms): string =>
  `${kind.title}, ${seats} seats, ${deals} ${extent === 'round' ? 'deals' : 'whole games'}, seed ${harmless(quote(seed))}`

export const pointsCaption = ({ kind }: Game): string =>
  kind.best === 'highest' ? 'Points (more are better)' : 'Points (fewer are better)'

/** Strength against time of all who took time. */
export const marksOf = (game: Game, { standings }: Summary): Mark[] =>
  standings
    .filter(({ pace }) => pace.mean > 0)
    .map(({ name, score, pace }) => ({
      name,
      milliseconds: pace.mean,
      points: scoreOrPoints(game, score.mean),
      margin: score.margin,
    }))

const drawn = ({ kind }: Game, marks: readonly Mark[]): string[] => drawChart(marks, kind.best, screenWidth())

function howItWasPlayed({ seatings, game }: Contest, { against }: Terms): string {
  const how =
    against === undefined
      ? `All share the table, and every deal is played with ${seatings.length === 1 ? 'one seating' : `${seatings.length} seatings`}.`
      : `Each takes each seat once among copies of ${against}, always with the same deals.`
  const way = game.kind.best === 'highest' ? 'More points are better' : 'Fewer points are better'
  return `${how} ${way}; 1 / ${game.seats} of the wins is a fair share; ± is a 95 % interval.`
}

function tableOf(game: Game, standings: readonly Standing[]): string[] {
  const percent = ({ mean, margin }: Estimate): string[] => [
    `${(100 * mean).toFixed(1)} %`,
    `± ${(100 * margin).toFixed(1)}`,
  ]
  const rows = standings.map(({ name, score, wins, rating, pace }) => [
    name,
    scoreOrPoints(game, score.mean).toFixed(2),
    `± ${score.margin.toFixed(2)}`,
    ...percent(wins),
    rating.mean.toFixed(0).replace('-0', '0'),
    `± ${Number.isFinite(rating.margin) ? rating.margin.toFixed(0) : '∞'}`,
    duration(pace.mean),
    duration(pace.longest),
  ])
  const header = ['bot', 'points', '', 'wins', '', 'Elo', '', 'a move', 'longest']
  const numbers = Array(header.length - 1).fill('right')
  const [first, ...rest] = alignColumns([header, ...rows], ['left', ...numbers])
  return [paint(first, 'underline'), ...rest]
}

const comparisonLine = ({ better, worse, by, shown }: Comparison): string =>
  shown
    ? `${better} beats ${worse} by ${amount(by)} points`
    : `${better} and ${worse}: no difference shown at 95 % (${amount(by)} points)`

const gapLines = ({ from, to, shown, closed }: Gap): string[] =>
  shown
    ? closed.map(({ name, share }) => `${name} closes ${amount(share)} of the gap between ${from} and ${to}`)
    : [`no gap shown at 95 % between ${from} and ${to}, so nobody can be said to close it`]

const amount = ({ mean, margin }: Estimate): string => `${mean.toFixed(2)} ± ${margin.toFixed(2)}`
