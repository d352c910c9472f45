import { type DealSource, type Game, Match, parseMove, quote, type Result, refuse, seededDeal } from '@trick-bento/kit'

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

/** Plays moves that somebody says were played; refuses what cannot have been, and a game that is over. */
export function replay(match: Match, moves: readonly string[]): Result<Match> {
  const { game } = match
  for (const [i, text] of moves.entries()) {
    if (match.betweenRounds) match.nextRound()
    const { turn, phase } = match.table
    const move = match.over ? undefined : parseMove(game, phase, text)
    if (move === undefined) return refuse(`move ${i + 1} of the game, ${quote(text)}, is none`)
    const played = match.play(turn, move)
    if (!played.ok) return refuse(`move ${i + 1} of the game: ${played.error}`)
  }
  if (match.over) return refuse('the game is over already')
  return { ok: true, value: match }
}

/** A game in progress as somebody tells it; or what is wrong with it. */
export function readOrigin(game: Game, { seed, moves }: Omit<Origin, 'rounds'>): Result<Origin> {
  const played = replay(new Match(game, seed), moves)
  return played.ok ? { ok: true, value: { seed, moves, rounds: played.value.table.round } } : played
}
