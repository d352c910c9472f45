import { legal, type Match, must, type Seat } from '@trick-bento/kit'

/** Index of the last decision in which one of these seats could have chosen otherwise; -1 if there is none. */
export function undoPoint(match: Match, seats: readonly Seat[]): number {
  const again = match.again()
  let last = -1
  for (const [i, { seat, move }] of match.decisions.entries()) {
    if (again.betweenRounds) again.nextRound()
    if (seats.includes(seat) && legal(match.game, again.table, seat).size > 1) last = i
    must(again.play(seat, move))
  }
  return last
}
