import type { LevelName } from '@trick-bento/bots'
import { type Game, Match, type Result, refuse, type Seat } from '@trick-bento/kit'
import { replayMoves } from '@trick-bento/play'
import { findGame } from '../games.ts'

/** A player at a table on this device. */
export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: LevelName; readonly name: string }

/** The setup of a table on this device. The players are in the order of the seats. */
export interface Plan {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly players: readonly Player[]
}

/** A game in progress: the plan and all moves so far determine it completely. */
export interface Progress {
  readonly plan: Plan
  readonly moves: readonly string[]
}

/** The names of the players by seat, as they are stored. */
export const namesOf = ({ players }: Plan): string[] => players.map(({ name }) => name)
/** The seats of the people. */
export const peopleOf = ({ players }: Plan): Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

/** The game of a plan; refused if there is no such game or its options are wrong. */
export function gameOf({ game, players, options }: Plan): Result<Game> {
  const kind = findGame(game)
  return kind === undefined ? refuse(`there is no game ${game}`) : kind.at(players.length, options)
}

/** Replays a game in progress. */
export const resume = (game: Game, { plan, moves }: Progress): Result<Match> =>
  replayMoves(new Match(game, plan.seed), moves)
