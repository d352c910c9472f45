import { LEVELS, type LevelName } from '@trick-bento/bots'
import { games } from '@trick-bento/games'
import { type Game, quote, type Result, refuse } from '@trick-bento/kit'

/** How long somebody may take over a decision before a bot plays for them, in seconds. */
export const CLOCKS = { off: undefined, relaxed: 90, brisk: 25 } as const
export type Clock = keyof typeof CLOCKS
export const CLOCK_NAMES = Object.keys(CLOCKS) as [Clock, ...Clock[]]
/** How much of their usual time bots seem to take. */
export const PACES = { calm: 1.8, normal: 1, quick: 0.3 } as const
export type Pace = keyof typeof PACES
export const PACE_NAMES = Object.keys(PACES) as [Pace, ...Pace[]]
export const LEVEL_NAMES = LEVELS.map(({ name }) => name) as [LevelName, ...LevelName[]]

/** What was agreed when a table was opened; it never changes. */
export interface TableSettings {
  readonly game: string
  readonly seats: number
  /** All of the game's options, with the defaults filled in. */
  readonly options: Readonly<Record<string, unknown>>
  readonly clock: Clock
  /** Of the bots. */
  readonly pace: Pace
  /** Private tables are found by their link alone. */
  readonly listed: boolean
  /** Text besides emotes. */
  readonly chat: boolean
  /** Everybody may look at all hands of rounds that are over. */
  readonly openHands: boolean
  /** Others may take the seats of bots while the game is played. */
  readonly latecomers: boolean
}

/** The game of a table, with its options filled in; or what is wrong with them. */
export function gameOf({ game, seats, options }: Pick<TableSettings, 'game' | 'seats' | 'options'>): Result<Game> {
  const kind = games.find(({ id }) => id === game)
  if (kind === undefined)
    return refuse(`there is no game ${quote(game)}; there are ${games.map(({ id }) => id).join(', ')}`)
  return kind.at(seats, options)
}
