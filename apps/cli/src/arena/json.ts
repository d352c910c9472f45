import { type DealResult, type Estimate, scoreOrPoints } from '@trick-bento/bots/arena'
import type { Findings } from './report.ts'

/** The findings as plain data, with points as the game counts them; differences are positive for the better one. */
export function findingsJson({ contest, terms, summary }: Findings, results: readonly DealResult[]): object {
  const { game, entrants } = contest
  const inPoints = ({ mean, margin }: Estimate): Estimate => ({ mean: scoreOrPoints(game, mean), margin })
  const byName = <T>(values: readonly T[]): Record<string, T> =>
    Object.fromEntries(entrants.map(({ name }, i) => [name, values[i]]))
  return {
    settings: { game: game.id, seats: game.seats, options: game.options, ...terms, deals: results.length },
    best: game.kind.best,
    bots: summary.standings.map(({ name, score, wins, rating, pace }) => ({
      name,
      points: inPoints(score),
      wins,
      elo: rating,
      milliseconds: pace,
    })),
    comparisons: summary.comparisons,
    ...(summary.gap !== undefined && { gap: summary.gap }),
    deals: results.map(({ scores, wins }) => ({
      points: byName(scores.map((score) => scoreOrPoints(game, score))),
      wins: byName(wins),
    })),
  }
}
