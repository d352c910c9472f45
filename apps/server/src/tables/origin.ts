import { type DealSource, type Game, Match, type Result, refuse, seededDeal } from '@trick-bento/kit'
import { replayMoves } from '@trick-bento/play'

/** A game that began on the host's device: its seed, and what was decided there. */
export interface Origin {
  readonly seed: string
  readonly moves: readonly string[]
  /** How many rounds were dealt from the seed. Whoever knows it knows their cards. */
  readonly rounds: number
}

/** The rounds of a game: the first ones as its origin dealt them, the others from this deal. */
export const dealAfter =
  (origin: Pick<Origin, 'seed' | 'rounds'> | undefined, deal: (round: number) => DealSource) =>
  (round: number): DealSource =>
    origin !== undefined && round <= origin.rounds ? seededDeal(origin.seed, round) : deal(round)

/** A game in progress as somebody tells it; or what is wrong with it. */
export function readOrigin(game: Game, { seed, moves }: Omit<Origin, 'rounds'>): Result<Origin> {
  const played = replayMoves(new Match(game, seed), moves)
  if (!played.ok) return played
  const { over, table } = played.value
  return over ? refuse('the game is over already') : { ok: true, value: { seed, moves, rounds: table.round } }
}
