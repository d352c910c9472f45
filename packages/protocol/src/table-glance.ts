import { z } from 'zod'
import { entryNumberSchema, levelSchema } from './fields.ts'
import { tableSettingsSchema } from './table-settings.ts'
import type { Wire } from './wire-type.ts'

const seatGlanceSchema = z.object({
  kind: z
    .enum(['free', 'kept', 'person', 'bot'])
    .describe('A kept seat is reserved for the person who had it at the table before the rematch'),
  name: z.string(),
  away: z.boolean().describe('A bot plays for this person now'),
  level: levelSchema.exactOptional().describe('The level of the bot that plays at this seat now'),
  yours: z.literal(true).exactOptional().describe('The seat is kept for you'),
})
export type SeatGlance = Wire<typeof seatGlanceSchema>

/** The state of a table as one viewer sees it, without cards. */
export const tableGlanceSchema = z.object({
  id: z.string(),
  ...tableSettingsSchema.shape,
  phase: z.enum(['gathering', 'playing', 'over']),
  commitment: z.string().describe('SHA-256 of the secret that the deal is drawn from'),
  dealtByHost: z
    .int()
    .describe('How many rounds the device of the host has dealt; the host may know the cards of these rounds'),
  host: z.boolean().describe('You are the host'),
  hostSeat: z.int().describe('The seat of the host, or -1'),
  you: z.int().describe('Your seat, or -1'),
  sitters: z.array(seatGlanceSchema).describe('By seat'),
  turn: z.int().describe('The seat whose turn it is, or -1'),
  asleep: z.boolean().describe('All people are away; the table continues when one of them returns'),
  knocked: z.boolean().describe('The host has been asked for an answer'),
  number: entryNumberSchema.describe('How many entries the table has'),
  timeLeft: z
    .number()
    .exactOptional()
    .describe('Milliseconds until a bot plays for the person whose turn it is, while a clock runs'),
  followedBy: z.string().exactOptional().describe('The table of the rematch'),
})
export type TableGlance = Wire<typeof tableGlanceSchema>
