import { z } from 'zod'
import { levelSchema, timeSchema } from './fields.ts'
import type { Wire } from './wire-type.ts'

const pointsSchema = z.int().describe('About 1500 in the middle')
const plusMinusSchema = z.int().describe('The true rating is within this many points in about nine of ten cases')

export const recordSchema = z
  .looseObject({ format: z.string() })
  .describe('A record, trick-bento/1; see docs/records.md')

export const proofSchema = z
  .object({
    format: z.string(),
    table: z.string(),
    commitment: z.string(),
    secret: z.string(),
    values: z.array(z.string().nullable()).describe('By seat; null for a bot'),
    origin: z
      .object({ seed: z.string(), rounds: z.int() })
      .exactOptional()
      .describe('The seed of the rounds that were dealt before the game went online'),
    record: recordSchema,
  })
  .describe('trick-bento-proof/1; see docs/fair-deals.md')

const seatResultSchema = z.object({
  kind: z.enum(['person', 'bot']),
  name: z.string(),
  level: levelSchema.exactOptional(),
  total: z.int(),
  place: z.int().describe('From 1; tied seats share a place'),
})
export type SeatResult = Wire<typeof seatResultSchema>

/** A finished game in a history, as one viewer sees it: names, but no person ids. */
const gameSummarySchema = z.object({
  table: z.string(),
  series: z.string().describe('The first table of a series of rematches'),
  game: z.string(),
  seats: z.int(),
  endedAt: timeSchema,
  you: z.int().describe('Your seat, or -1'),
  yours: z.boolean().describe('You made most decisions at your seat; otherwise the result is not counted as yours'),
  sitters: z.array(seatResultSchema).describe('By seat'),
  rating: z
    .object({ points: pointsSchema, plusMinus: plusMinusSchema, change: z.int() })
    .exactOptional()
    .describe('Your rating after this game, once it is known'),
})
export type GameSummary = Wire<typeof gameSummarySchema>

export const seriesSchema = z.object({ games: z.array(gameSummarySchema).describe('The newest first') })
export type Series = Wire<typeof seriesSchema>

export const myGamesSchema = z.object({
  games: z.array(gameSummarySchema).describe('The newest first'),
  next: z.string().exactOptional().describe('There may be more games: ask again with ?before=NEXT'),
})
export type MyGames = Wire<typeof myGamesSchema>

/** The position of a game in a history: when it ended, and its table. */
export const historyCursorPattern = /^(\d{1,15}(?:\.\d{1,6})?)-([\w-]{1,40})$/
export const myGamesQuerySchema = z.strictObject({
  before: z.string().regex(historyCursorPattern).optional().describe('The value of `next` in the last reply'),
  most: z.coerce.number().int().min(1).max(100).default(20),
})

const displayedRatingSchema = z.object({
  points: pointsSchema,
  plusMinus: plusMinusSchema,
  provisional: z.boolean().describe('The rating is still uncertain'),
  games: z.int(),
})
/** A rating as people see it. */
export type DisplayedRating = Wire<typeof displayedRatingSchema>

const listedRatingSchema = displayedRatingSchema.extend({
  game: z.string(),
  level: levelSchema.exactOptional().describe('The level of the bots; without it, the rating is yours'),
})
export type ListedRating = Wire<typeof listedRatingSchema>

export const ratingsSchema = z.object({ ratings: z.array(listedRatingSchema) })
export type Ratings = Wire<typeof ratingsSchema>

const tableStatisticsSchema = z.object({
  seats: z.int(),
  games: z.int(),
  wins: z.int(),
  averagePlace: z.number(),
})
export type TableStatistics = Wire<typeof tableStatisticsSchema>

const gameStatisticsSchema = z.object({
  game: z.string(),
  rating: displayedRatingSchema.exactOptional(),
  course: z
    .array(z.object({ endedAt: timeSchema, points: pointsSchema, plusMinus: plusMinusSchema }))
    .describe('The rating after each rated game, the oldest first'),
  tables: z.array(tableStatisticsSchema).describe('By number of seats'),
})
export type GameStatistics = Wire<typeof gameStatisticsSchema>

const opponentSchema = z.object({
  kind: z.enum(['person', 'bot']),
  name: z.string().exactOptional().describe('The last name of a person at a table with you'),
  level: levelSchema.exactOptional().describe('The level of a bot'),
  games: z.int(),
  ahead: z.int().describe('How often you finished ahead of them'),
  behind: z.int().describe('How often you finished behind them'),
})
export type Opponent = Wire<typeof opponentSchema>

export const statisticsSchema = z.object({
  games: z.array(gameStatisticsSchema),
  opponents: z.array(opponentSchema).describe('The most frequent first'),
})
export type Statistics = Wire<typeof statisticsSchema>
