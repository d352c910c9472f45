import type { Match, Seat } from '@trick-bento/kit'

export interface Standing {
  readonly seat: Seat
  readonly total: number
  readonly won: boolean
}

/** The totals of all seats, ordered by rank. */
export function standings(match: Match): Standing[] {
  const { game, table } = match
  const winners = match.over ? match.winners : []
  const better = game.kind.best === 'highest' ? -1 : 1
  return Array.from({ length: game.seats }, (_, seat) => ({
    seat,
    total: table.totals[seat],
    won: winners.includes(seat),
  })).sort((a, b) => Number(b.won) - Number(a.won) || better * (a.total - b.total))
}
