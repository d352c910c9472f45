import { type DealSource, type Game, Match, type Result, refuse, seededDeal } from '@trick-bento/kit'
import { replayMoves } from '@trick-bento/play'

/** The part of a game that was played on the host's device: its seed and moves. */
export interface Origin {
  readonly seed: string
  readonly moves: readonly string[]
  /** The number of rounds that were dealt from the seed. Everybody who knows the seed knows their cards. */
  readonly rounds: number
}

/** The deals of a game: the first rounds from the seed of its origin, the others from `deal`. */
export const dealAfter =
  (origin: Pick<Origin, 'seed' | 'rounds'> | undefined, deal: (round: number) => DealSource) =>
  (round: number): DealSource =>
    origin !== undefined && round <= origin.rounds ? seededDeal(origin.seed, round) : deal(round)

/** Validates a game in progress from a client. */
export function readOrigin(game: Game, { seed, moves }: Omit<Origin, 'rounds'>): Result<Origin> {
  const played = replayMoves(new Match(game, seed), moves)
  if (!played.ok) return played
  const { over, table } = played.value
  return over ? refuse('the game is over already') : { ok: true, value: { seed, moves, rounds: table.round } }
}
