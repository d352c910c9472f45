// Fields that several messages share.
import { MAX_SEATS } from '@trick-bento/kit'
import { z } from 'zod'
import { CLOCK_NAMES, LEVEL_NAMES, MAX_MOVE_LENGTH, MAX_VALUE_LENGTH, PACE_NAMES } from './constants.ts'

export const PRINTABLE_ASCII = /^[\x20-\x7e]*$/

export const seatSchema = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1)
  .describe('A seat, counted from 0')
export const levelSchema = z.enum(LEVEL_NAMES)
export const clockSchema = z.enum(CLOCK_NAMES)
export const paceSchema = z.enum(PACE_NAMES)
export const timeSchema = z.number().describe('Milliseconds since 1970')
/** The number of an entry, or a number of entries. */
export const entryNumberSchema = z.int().min(0)
export const moveSchema = z.string().max(MAX_MOVE_LENGTH).describe('A move in its written form: R9, flip, take B2')
export const valueSchema = z
  .string()
  .max(MAX_VALUE_LENGTH)
  .regex(PRINTABLE_ASCII)
  .describe('Any text of your choice; it is mixed into the deal')
export const optionsSchema = z.record(z.string(), z.unknown())
export const openHandsSchema = z.boolean().describe('All hands of finished rounds are open to everybody')
export const latecomersSchema = z.boolean().describe('People may take the seats of bots while the game is played')

export const tableParamsSchema = z.object({ id: z.string().max(40) })
