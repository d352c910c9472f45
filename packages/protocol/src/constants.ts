// Constants of the wire contract. This module does not import Zod, so that the page can use it without its weight.
import { LEVELS, type LevelName } from '@trick-bento/bots'

/** The time for one decision, in milliseconds. When it is up, a bot plays for the person. */
export const CLOCKS = { off: undefined, relaxed: 90_000, brisk: 25_000 } as const
export type Clock = keyof typeof CLOCKS
export const CLOCK_NAMES = /* @__PURE__ */ keysOf(CLOCKS)

/** How long bots pause before a move. `packages/play/src/pace.ts` has the times. */
export const PACE_NAMES = ['calm', 'normal', 'quick'] as const
export type PaceName = (typeof PACE_NAMES)[number]

export type { LevelName }
export const LEVEL_NAMES = /* @__PURE__ */ LEVELS.map(({ name }) => name) as [LevelName, ...LevelName[]]

export const EMOTES = ['hello', 'nice', 'oops', 'thinking', 'hurry', 'thanks', 'wow', 'bye'] as const
export type Emote = (typeof EMOTES)[number]

/** Languages of push notifications. */
export const LANGUAGES = ['en', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** The longest display name, in characters. */
export const MAX_NAME_LENGTH = 20
/** The longest chat text, in characters. */
export const MAX_CHAT_LENGTH = 200
/** The longest value that a person adds to the deal, in characters. */
export const MAX_VALUE_LENGTH = 128
/** The longest move in its written form, in characters. */
export const MAX_MOVE_LENGTH = 40
/** The longest seed of a game that continues online, in characters. */
export const MAX_SEED_LENGTH = 200
/** More moves than any game has. */
export const MAX_MOVES = 2000

/** How long a host has to answer before another person may become the host, in milliseconds. */
export const HOST_ANSWER_TIME = 20_000

/** All problem codes with their HTTP status. Codes are stable: clients may depend on them. */
export const PROBLEM_STATUS = {
  'bad-request': 400,
  'bad-key': 401,
  'bad-passkey': 401,
  'not-you': 403,
  'cross-site': 403,
  blocked: 403,
  'hands-are-closed': 403,
  'not-found': 404,
  'no-such-table': 404,
  'no-such-seat': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'not-your-turn': 409,
  'illegal-move': 409,
  'seat-taken': 409,
  'seat-kept': 409,
  'knows-other-cards': 409,
  'host-is-asked': 409,
  'seat-free': 409,
  'not-gathering': 409,
  'not-playing': 409,
  'not-over': 409,
  'chat-is-off': 409,
  'table-is-full': 409,
  'too-long': 413,
  'not-json': 415,
  'too-many': 429,
  internal: 500,
  'shutting-down': 503,
  unavailable: 503,
} as const
export type ProblemCode = keyof typeof PROBLEM_STATUS
export const PROBLEM_CODES = /* @__PURE__ */ keysOf(PROBLEM_STATUS)

function keysOf<Key extends string>(values: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  return Object.keys(values) as [Key, ...Key[]]
}
