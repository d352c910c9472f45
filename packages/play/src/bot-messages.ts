import type { LevelName, Thought } from '@trick-bento/bots'
import type { Event, Seat } from '@trick-bento/kit'

/** Which table a bot sits at, in plain values that can be posted to a worker. */
export interface TableSpec {
  /** Id of the game; the terminal also accepts the path of a file that exports one. */
  readonly game: string
  readonly seats: number
  readonly options: unknown
}

/** State of a random generator. It is not the seed of the game, which would reveal the deal. */
export type RandomState = readonly [number, number, number, number]

/** Asks a worker for the move of one seat. It holds what that seat may know, and nothing else. */
export interface BotRequest {
  readonly id: number
  readonly table: TableSpec
  readonly seat: Seat
  readonly level: LevelName
  /** Number of events that the worker already has for this seat, level and purpose; with 0 it starts a new view. */
  readonly from: number
  /** The redacted events after those. */
  readonly events: readonly Event[]
  readonly random: RandomState
  /** The reply is for a person who asks for advice, and has evidence. */
  readonly advice?: true
}

/** The answer to the request with the same id. */
export type BotReply =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly error: string }
