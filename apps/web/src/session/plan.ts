import type { LevelName } from '@trick-bento/bots'
import { type Game, Match, type Result, refuse, type Seat } from '@trick-bento/kit'
import { replayMoves } from '@trick-bento/play'
import { findGame } from '../games.ts'

export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: LevelName; readonly name: string }

/** A table as it was set up. */
export interface Plan {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly players: readonly Player[]
}

/** A game in progress: with the plan, its decisions are all there is to know. */
export interface Progress {
  readonly plan: Plan
  readonly moves: readonly string[]
}

export const namesOf = ({ players }: Plan): string[] => players.map(({ name }) => name)
export const peopleOf = ({ players }: Plan): Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

export function gameOf({ game, players, options }: Plan): Result<Game> {
  const kind = findGame(game)
  return kind === undefined ? refuse(`there is no game ${game}`) : kind.at(players.length, options)
}

/** The match of a game in progress. */
export const resume = (game: Game, { plan, moves }: Progress): Result<Match> =>
  replayMoves(new Match(game, plan.seed), moves)
