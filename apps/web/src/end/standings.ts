import type { Game, Seat, Table } from '@trick-bento/kit'

/** The seat's total and its place at the end of a game. */
export interface Standing {
  readonly seat: Seat
  readonly total: number
  readonly won: boolean
  /** From 1. Winners come first; other seats with the same total share a place. */
  readonly place: number
}

/** All seats in the order of their places. */
export function standingsOf(game: Game, table: Table): Standing[] {
  const winners = table.roundOver && game.over(table) ? game.winners(table) : []
  const sign = game.kind.best === 'highest' ? -1 : 1
  const ranked = Array.from({ length: game.seats }, (_, seat) => ({
    seat,
    total: table.totals[seat],
    won: winners.includes(seat),
  })).sort((a, b) => Number(b.won) - Number(a.won) || sign * (a.total - b.total))
  const isLevel = (a: (typeof ranked)[number], b: (typeof ranked)[number]): boolean =>
    a.won === b.won && (a.won || a.total === b.total)
  return ranked.map((each) => ({ ...each, place: ranked.findIndex((other) => isLevel(other, each)) + 1 }))
}

/** How far a seat is from the winners, or a winner from the next seat. */
export type Distance =
  | { readonly kind: 'behind' | 'ahead'; readonly points: number; readonly others: readonly Seat[] }
  /** The same total: a rule for ties has decided. */
  | { readonly kind: 'level'; readonly others: readonly Seat[] }
  /** Winners that share the victory. */
  | { readonly kind: 'shared'; readonly points: number }
  | { readonly kind: 'none' }

/** The distance of a seat to those that matter for it. */
export function distanceOf(seat: Seat, standings: readonly Standing[], game: Game): Distance {
  const own = standings.find((each) => each.seat === seat)!
  const winners = standings.filter(({ won }) => won)
  const isShared = own.won && winners.length > 1
  if (isShared) return { kind: 'shared', points: own.total }
  const rivals = own.won ? standings.filter(({ place }) => place === standings[1]?.place && place > 1) : winners
  if (rivals.length === 0) return { kind: 'none' }
  const others = rivals.map((each) => each.seat)
  const better = game.kind.best === 'highest' ? 1 : -1
  const points = better * (own.total - rivals[0].total) * (own.won ? 1 : -1)
  if (points === 0) return { kind: 'level', others }
  return points > 0 ? { kind: own.won ? 'ahead' : 'behind', points, others } : { kind: 'none' }
}
