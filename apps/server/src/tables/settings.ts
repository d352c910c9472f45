import { games } from '@trick-bento/games'
import { type Game, quote, type Result, refuse } from '@trick-bento/kit'
import type { TableSpec } from '@trick-bento/play'

/** The game of a table with all its options; or what is wrong with the settings. */
export function gameOf({ game, seats, options }: TableSpec): Result<Game> {
  const kind = games.find(({ id }) => id === game)
  if (kind === undefined)
    return refuse(`there is no game ${quote(game)}; there are ${games.map(({ id }) => id).join(', ')}`)
  return kind.at(seats, options)
}
