import { type Game, ok, type Result, refuse } from '@trick-bento/kit'
import { type Entrant, findEntrant } from './entrant.ts'
import { faceField, type Seating, shareTable } from './seating.ts'

/** The terms of a contest, in plain values that can be posted to a worker. */
export interface ContestTerms {
  /** Names of the bots; a name that is given twice gets two seats. */
  readonly bots: readonly string[]
  /** Name of the bot whose copies fill the other seats; without it the bots share the table. */
  readonly against?: string
  /** Seed of the deals and of the bots' random numbers. */
  readonly seed: string
  /** What is played with each deal: one round, or a whole match that starts with it. */
  readonly extent: 'round' | 'match'
}

/** A contest that is ready to be played. */
export interface Contest extends Pick<ContestTerms, 'seed' | 'extent'> {
  /** The game with its number of seats and options. */
  readonly game: Game
  /** All participants, each once. */
  readonly entrants: readonly Entrant[]
  /** Every deal is played once with each of these seatings. */
  readonly seatings: readonly Seating[]
}

/** Prepares a contest; refuses unknown bots, and more bots than seats. */
export function makeContest(game: Game, { bots, against, seed, extent }: ContestTerms): Result<Contest> {
  if (bots.length === 0) return refuse('name at least one bot')
  if (against === undefined && bots.length > game.seats) {
    return refuse(`${bots.length} bots cannot share ${game.seats} seats; name fewer, or a bot to play against`)
  }
  const names = [...new Set(against === undefined ? bots : [...bots, against])]
  const entrants: Entrant[] = []
  for (const name of names) {
    const entrant = findEntrant(game, name)
    if (!entrant.ok) return entrant
    entrants.push(entrant.value)
  }
  const seatings =
    against === undefined
      ? shareTable(
          bots.map((name) => names.indexOf(name)),
          game.seats,
        )
      : faceField([...names.keys()], names.indexOf(against), game.seats)
  return ok({ game, entrants, seatings, seed, extent })
}
