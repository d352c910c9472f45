import {
  type Comparison,
  type Contest,
  type ContestTerms,
  type Estimate,
  type Gap,
  type Standing,
  type Summary,
  scoreOrPoints,
} from '@trick-bento/bots/arena'
import { type Game, quote } from '@trick-bento/kit'
import { duration } from '../duration.ts'
import { gameTexts, grammar, words } from '../i18n/index.ts'
import { harmless, paint, screenWidth } from '../style.ts'
import { alignColumns, wrap } from '../width.ts'
import type { Mark } from './axes.ts'
import { drawChart } from './chart.ts'

/** Who played what, and how it went. */
export interface ArenaReport {
  readonly contest: Contest
  readonly terms: ContestTerms
  readonly deals: number
  readonly summary: Summary
}

/** The report as lines of text. */
export function reportLines({ contest, terms, deals, summary }: ArenaReport): string[] {
  const { game } = contest
  const marks = marksOf(game, summary)
  return [
    paint(titleOf(game, deals, terms), 'bold'),
    ...wrap(howItWasPlayed(contest, terms), screenWidth()),
    '',
    ...tableOf(game, summary.standings),
    ...(summary.comparisons.length === 0 ? [] : ['', ...summary.comparisons.map(comparisonLine)]),
    ...(summary.gap === undefined ? [] : gapLines(summary.gap)),
    ...(marks.length === 0 ? [] : ['', words().arena.byTime(pointsCaption(game)), ...drawn(game, marks)]),
  ]
}

export const titleOf = ({ kind, seats }: Game, deals: number, { seed, extent }: ContestTerms): string =>
  words().arena.title(gameTexts(kind).title, seats, deals, extent, harmless(quote(seed)))

export const pointsCaption = ({ kind }: Game): string => words().arena.points[kind.best]

/** Strength against time of all bots that took time. */
export const marksOf = (game: Game, { standings }: Summary): Mark[] =>
  standings
    .filter(({ thinkingTime }) => thinkingTime.mean > 0)
    .map(({ name, score, thinkingTime }) => ({
      name,
      milliseconds: thinkingTime.mean,
      points: scoreOrPoints(game, score.mean),
      margin: score.margin,
    }))

const drawn = ({ kind }: Game, marks: readonly Mark[]): string[] => drawChart(marks, kind.best, screenWidth())

function howItWasPlayed({ seatings, game }: Contest, { against }: ContestTerms): string {
  const w = words().arena
  const how = against === undefined ? w.shared(seatings.length) : w.among(against)
  return grammar().utterance([how, w.howToRead(game.kind.best, game.seats)])
}

function tableOf(game: Game, standings: readonly Standing[]): string[] {
  const percent = ({ mean, margin }: Estimate): string[] => [
    `${(100 * mean).toFixed(1)} %`,
    `± ${(100 * margin).toFixed(1)}`,
  ]
  const rows = standings.map(({ name, score, wins, rating, thinkingTime }) => [
    name,
    scoreOrPoints(game, score.mean).toFixed(2),
    `± ${score.margin.toFixed(2)}`,
    ...percent(wins),
    rating.mean.toFixed(0).replace('-0', '0'),
    `± ${Number.isFinite(rating.margin) ? rating.margin.toFixed(0) : '∞'}`,
    duration(thinkingTime.mean),
    duration(thinkingTime.longest),
  ])
  const { bot, points, wins, rating, mean, longest } = words().arena.columns
  const header = [bot, points, '', wins, '', rating, '', mean, longest]
  const numbers = Array(header.length - 1).fill('right')
  const [first, ...rest] = alignColumns([header, ...rows], ['left', ...numbers])
  return [paint(first, 'underline'), ...rest]
}

function comparisonLine({ better, worse, by, shown }: Comparison): string {
  const { beats, noDifference } = words().arena
  return (shown ? beats : noDifference)(better, worse, amount(by))
}

function gapLines({ from, to, shown, closed }: Gap): string[] {
  const { closes, noGap } = words().arena
  return shown ? closed.map(({ name, share }) => closes(name, amount(share), from, to)) : [noGap(from, to)]
}

const amount = ({ mean, margin }: Estimate): string => `${mean.toFixed(2)} ± ${margin.toFixed(2)}`
