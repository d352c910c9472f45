import { type Game, ok, type Result, refuse } from '@trick-bento/kit'
import { type Entrant, findEntrant } from './entrant.ts'
import { faceField, type Seating, shareTable } from './seating.ts'

/** What is asked for, in plain values that can be sent anywhere. */
export interface Terms {
  /** The names of those who play; who is named twice sits twice. */
  readonly bots: readonly string[]
  /** The name of the field; without one, the bots share the table. */
  readonly against?: string
  readonly seed: string
  /** What is played with a deal: its round, or a whole match that begins with it. */
  readonly extent: 'round' | 'match'
}

/** The same, ready to be played. */
export interface Contest extends Pick<Terms, 'seed' | 'extent'> {
  readonly game: Game
  /** Everybody who takes part, once. */
  readonly entrants: readonly Entrant[]
  /** Every deal is played once with each of these. */
  readonly seatings: readonly Seating[]
}

export function makeContest(game: Game, { bots, against, seed, extent }: Terms): Result<Contest> {
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
