import { type GameKind, type GameRecord, legal, Match, makeRecord, must, seeded } from '@trick-bento/kit'

/** A whole game with default options and random moves. */
export function randomMatch(kind: GameKind, seats: number, seed: string): Match {
  const match = new Match(must(kind.at(seats)), seed)
  const random = seeded(`${seed}/moves`)
  while (!match.over) {
    if (match.betweenRounds) match.nextRound()
    const { turn } = match.table
    must(match.play(turn, legal(match.game, match.table, turn).pick(random)))
  }
  return match
}

const NAMES = ['Mochi', 'Pip', 'Clover', 'Button', 'Noodle', 'Fern', 'Biscuit', 'Hana']

export const randomRecord = (kind: GameKind, seats: number, seed: string): GameRecord =>
  makeRecord(randomMatch(kind, seats, seed), { seed, names: NAMES.slice(0, seats) })
