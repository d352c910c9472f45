import { type DealResult, type Estimate, scoreOrPoints } from '@trick-bento/bots/arena'
import type { ArenaReport } from './report.ts'

/** The report as plain data, with points as the game counts them. Differences are positive for the better bot. */
export function reportJson({ contest, terms, summary }: ArenaReport, results: readonly DealResult[]): object {
  const { game, entrants } = contest
  const inPoints = ({ mean, margin }: Estimate): Estimate => ({ mean: scoreOrPoints(game, mean), margin })
  const byName = <T>(values: readonly T[]): Record<string, T> =>
    Object.fromEntries(entrants.map(({ name }, i) => [name, values[i]]))
  return {
    settings: { game: game.id, seats: game.seats, options: game.options, ...terms, deals: results.length },
    best: game.kind.best,
    bots: summary.standings.map(({ name, score, wins, rating, thinkingTime }) => ({
      name,
      points: inPoints(score),
      wins,
      elo: rating,
      milliseconds: thinkingTime,
    })),
    comparisons: summary.comparisons,
    ...(summary.gap !== undefined && { gap: summary.gap }),
    deals: results.map(({ scores, wins }) => ({
      points: byName(scores.map((score) => scoreOrPoints(game, score))),
      wins: byName(wins),
    })),
  }
}
