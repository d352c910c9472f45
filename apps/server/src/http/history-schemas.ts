import { z } from 'zod'
import { LEVEL_NAMES } from '../tables/settings.ts'

const LEVEL = z.enum(LEVEL_NAMES)
const TIME = z.number().describe('ms since 1970')
const POINTS = z.int().describe('About 1500 in the middle')
const PLUS_MINUS = z.int().describe('In about nine of ten cases the truth lies within so many points')

export const RECORD = z.looseObject({ format: z.string() }).describe('A record, trick-bento/1; see docs/records.md')
export const PROOF = z
  .object({
    format: z.string(),
    table: z.string(),
    commitment: z.string(),
    secret: z.string(),
    values: z.array(z.string().nullable()).describe('By seat; null for a bot'),
    origin: z
      .object({ seed: z.string(), rounds: z.int() })
      .optional()
      .describe('The first rounds of a game brought along'),
    record: RECORD,
  })
  .describe('trick-bento-proof/1; see docs/fair-deals.md')

const GAME = z.object({
  table: z.string(),
  series: z.string().describe('The first of a row of rematches'),
  game: z.string(),
  seats: z.int(),
  endedAt: TIME,
  you: z.int().describe('Your seat, or -1'),
  yours: z.boolean().describe('You decided more at your seat than anybody else; otherwise it is their result'),
  sitters: z.array(
    z.object({
      kind: z.enum(['person', 'bot']),
      name: z.string(),
      level: LEVEL.optional(),
      total: z.int(),
      place: z.int().describe('From 1; those who tie share a place'),
    }),
  ),
  rating: z.object({ points: POINTS, plusMinus: PLUS_MINUS, change: z.int() }).optional(),
})
export const SERIES = z.object({ games: z.array(GAME).describe('The newest first') })
export const MY_GAMES = z.object({
  games: z.array(GAME).describe('The newest first'),
  next: z.string().optional().describe('There may be more: ask again with ?before=NEXT'),
})
const CURSOR = /^(\d{1,15}(?:\.\d{1,6})?)-([\w-]{1,40})$/
export const MY_GAMES_QUERY = z.strictObject({
  before: z.string().regex(CURSOR).optional().describe('What the last answer had as next'),
  most: z.coerce.number().int().min(1).max(100).default(20),
})
export const cursorOf = ({ endedAt, table }: { endedAt: number; table: string }): string => `${endedAt}-${table}`
export function readCursor(text: string): { endedAt: number; table: string } {
  const [, endedAt, table] = CURSOR.exec(text)!
  return { endedAt: Number(endedAt), table }
}

const RATING = z.object({
  points: POINTS,
  plusMinus: PLUS_MINUS,
  provisional: z.boolean().describe('Too uncertain yet to say much'),
  games: z.int(),
})
export const RATINGS = z.object({
  ratings: z.array(RATING.extend({ game: z.string(), level: LEVEL.optional().describe('Of bots; without it, yours') })),
})
export const STATISTICS = z.object({
  games: z.array(
    z.object({
      game: z.string(),
      rating: RATING.optional(),
      course: z.array(z.object({ endedAt: TIME, points: POINTS, plusMinus: PLUS_MINUS })),
      tables: z.array(z.object({ seats: z.int(), games: z.int(), wins: z.int(), averagePlace: z.number() })),
    }),
  ),
  opponents: z.array(
    z.object({
      kind: z.enum(['person', 'bot']),
      name: z.string().optional().describe('Of a person, as they last sat with you'),
      level: LEVEL.optional(),
      games: z.int(),
      ahead: z.int().describe('How often you were ahead of them'),
      behind: z.int(),
    }),
  ),
})
