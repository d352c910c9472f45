import { MAX_SEATS } from '@trick-bento/kit'
import { z } from 'zod'
import { NAME, TEXT } from '../identity/words.ts'
import { EMOTES } from '../tables/entry.ts'
import { STATUS } from '../tables/refusal.ts'
import { CLOCK_NAMES, LEVEL_NAMES, PACE_NAMES } from '../tables/settings.ts'

const SEAT = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1)
  .describe('A seat, from 0')
const LEVEL = z.enum(LEVEL_NAMES)
const PRINTABLE = /^[\x20-\x7e]*$/
const VALUE = z.string().max(128).regex(PRINTABLE).describe('Anything of your own that goes into the deal')
const NUMBER = z.int().min(0)
const MOVE = z.string().max(40).describe('As it is written: R9, flip, take B2')
/** More than any game has. */
const MOST_MOVES = 2000
const OPEN_HANDS = z.boolean().describe('May everybody look at all hands of rounds that are over?')
const LATECOMERS = z.boolean().describe('May others take the seats of bots while the game is played?')

export const OPENING = z.strictObject({
  game: z.string().max(40),
  seats: z.int(),
  options: z.record(z.string(), z.unknown()).default({}),
  clock: z.enum(CLOCK_NAMES).default('off'),
  pace: z.enum(PACE_NAMES).default('normal').describe('Of the bots'),
  listed: z.boolean().default(false),
  chat: z.boolean().default(false),
  openHands: OPEN_HANDS.default(false),
  latecomers: LATECOMERS.default(false),
  bots: z
    .array(z.strictObject({ seat: SEAT, level: LEVEL }))
    .max(MAX_SEATS)
    .optional()
    .describe('Bots that sit there at once'),
  origin: z
    .strictObject({ seed: z.string().min(1).max(200), moves: z.array(MOVE).max(MOST_MOVES) })
    .optional()
    .describe('A game in progress that goes on here'),
  name: NAME.optional().describe('Given, you sit down at once'),
  value: VALUE.optional(),
  seat: SEAT.optional().describe('Where you sit down; 0 unless said'),
})
export const OPENED = z.object({ table: z.string(), number: NUMBER })

export const LOBBY = z.object({
  tables: z.array(
    z.object({
      id: z.string(),
      game: z.string(),
      seats: z.int(),
      free: z.int(),
      bots: z.int(),
      host: z.string().describe('What the host is called; empty if the host only looks on'),
      isPlaying: z.boolean().describe('The game has begun and can be watched'),
      latecomers: LATECOMERS,
      chat: z.boolean(),
      clock: z.enum(CLOCK_NAMES),
      openedAt: z.int().describe('ms since 1970'),
    }),
  ),
})

export const GLANCE = z.object({
  id: z.string(),
  game: z.string(),
  seats: z.int(),
  options: z.record(z.string(), z.unknown()),
  clock: z.enum(CLOCK_NAMES),
  pace: z.enum(PACE_NAMES),
  listed: z.boolean(),
  chat: z.boolean(),
  openHands: OPEN_HANDS,
  latecomers: LATECOMERS,
  phase: z.enum(['gathering', 'playing', 'over']),
  commitment: z.string().describe('SHA-256 of the secret that the deal is drawn from'),
  dealtByHost: z.int().describe('So many rounds were dealt by the device of the host, who may know their cards'),
  host: z.boolean().describe('Are you the host?'),
  hostSeat: z.int().describe('The seat of the host, or -1'),
  you: z.int().describe('Your seat, or -1'),
  sitters: z.array(
    z.object({
      kind: z.enum(['free', 'kept', 'person', 'bot']).describe('Kept: free for who sat there at the last table'),
      name: z.string(),
      away: z.boolean().describe('A bot plays for this person now'),
      level: LEVEL.optional().describe('Of the bot that decides there now'),
      yours: z.literal(true).optional().describe('The seat is kept for you'),
    }),
  ),
  turn: z.int().describe('The seat that is to decide, or -1'),
  asleep: z.boolean().describe('All people are away; one of them wakes the table by coming'),
  knocked: z.boolean().describe('Somebody waits for the host to say that they are there'),
  number: NUMBER.describe('How many entries there are'),
  timeLeft: z
    .number()
    .optional()
    .describe('Milliseconds until a bot plays for whoever is to decide, while a clock runs'),
  followedBy: z.string().optional().describe('The table of the rematch'),
})

const COMMAND = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), seat: SEAT, name: NAME, value: VALUE.default('') }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('seat-bot'), seat: SEAT, level: LEVEL }),
  z.strictObject({ type: z.literal('kick'), seat: SEAT }),
  z.strictObject({
    type: z.literal('block'),
    whom: z
      .union([z.strictObject({ seat: SEAT }), z.strictObject({ said: NUMBER })])
      .describe('Whoever sits there, or whoever said the entry with this number'),
  }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('play'), move: MOVE }),
  z.strictObject({ type: z.literal('hand-over'), level: LEVEL.default('steady') }),
  z.strictObject({ type: z.literal('come-back') }),
  z.strictObject({
    type: z.literal('say'),
    name: NAME.default('Somebody').describe('Needed only if you do not sit there'),
    what: z.union([z.strictObject({ emote: z.enum(EMOTES) }), z.strictObject({ text: TEXT })]),
  }),
  z.strictObject({ type: z.literal('lead') }).describe('Become the host if the host, asked once, does not answer'),
  z.strictObject({ type: z.literal('here') }).describe('Answer as the host'),
  z.strictObject({ type: z.literal('rematch') }),
])
export const COMMANDING = z.strictObject({
  key: z.string().min(1).max(100).regex(PRINTABLE).describe('Of your choice; the same key again has no second effect'),
  command: COMMAND,
  number: NUMBER.optional().describe('How many entries you know; a play is refused if the turn has changed since'),
})
export const DONE = z.object({ number: NUMBER })

export const HANDS = z.object({
  rounds: z.array(z.object({ round: z.int(), hands: z.array(z.array(z.string())).describe('Cards, seat by seat') })),
})

export const TABLE_PARAMS = z.object({ id: z.string().max(40) })
export const STREAM_QUERY = z.strictObject({
  after: z
    .string()
    .regex(/^-1$|^\d{1,9}$/)
    .optional()
    .describe('The last entry that you know; -1 for none'),
})
export const KEY = z.object({ key: z.string().describe('Send it as Authorization: Bearer KEY; show it to nobody') })

export const REFUSED = z.object({
  code: z.enum(Object.keys(STATUS) as [keyof typeof STATUS]),
  message: z.string(),
  number: NUMBER.optional(),
  table: GLANCE.optional().describe('How the table stands for you, if a command was refused'),
})
