import { z } from 'zod'
import { clockSchema, latecomersSchema, openHandsSchema, optionsSchema, paceSchema } from './fields.ts'
import type { Wire } from './wire-type.ts'

/** What a table is opened with; it never changes. */
export const tableSettingsSchema = z.object({
  game: z.string(),
  seats: z.int(),
  options: optionsSchema.describe('All options of the game, with defaults filled in'),
  clock: clockSchema,
  pace: paceSchema.describe('Of the bots'),
  listed: z.boolean().describe('The lobby lists the table; otherwise only its link leads to it'),
  chat: z.boolean().describe('Text is allowed besides emotes'),
  openHands: openHandsSchema,
  latecomers: latecomersSchema,
})
export type TableSettings = Wire<typeof tableSettingsSchema>
