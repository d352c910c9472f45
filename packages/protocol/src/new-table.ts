import { MAX_SEATS } from '@trick-bento/kit'
import { z } from 'zod'
import { MAX_MOVES, MAX_SEED_LENGTH } from './constants.ts'
import { displayNameSchema } from './display-text.ts'
import {
  clockSchema,
  entryNumberSchema,
  latecomersSchema,
  levelSchema,
  moveSchema,
  openHandsSchema,
  optionsSchema,
  paceSchema,
  seatSchema,
  valueSchema,
} from './fields.ts'
import type { DeepReadonly, Wire } from './wire-type.ts'

/** The body of `POST /api/tables`. */
export const newTableSchema = z.strictObject({
  game: z.string().max(40),
  seats: z.int(),
  options: optionsSchema.default({}),
  clock: clockSchema.default('off'),
  pace: paceSchema.default('normal').describe('Of the bots'),
  listed: z.boolean().default(false),
  chat: z.boolean().default(false),
  openHands: openHandsSchema.default(false),
  latecomers: latecomersSchema.default(false),
  bots: z
    .array(z.strictObject({ seat: seatSchema, level: levelSchema }))
    .max(MAX_SEATS)
    .optional()
    .describe('Bots that are seated at once'),
  origin: z
    .strictObject({ seed: z.string().min(1).max(MAX_SEED_LENGTH), moves: z.array(moveSchema).max(MAX_MOVES) })
    .optional()
    .describe('A game in progress that continues at this table'),
  name: displayNameSchema.optional().describe('If given, you sit down at once'),
  value: valueSchema.optional(),
  seat: seatSchema.optional().describe('The seat that you take; 0 by default'),
})
export type NewTable = DeepReadonly<z.input<typeof newTableSchema>>

export const openedTableSchema = z.object({
  table: z.string().describe('The id of the table'),
  number: entryNumberSchema,
})
export type OpenedTable = Wire<typeof openedTableSchema>
