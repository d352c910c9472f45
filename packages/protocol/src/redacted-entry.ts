import { z } from 'zod'
import { chatMessageSchema } from './chat-message.ts'
import { levelSchema, seatSchema } from './fields.ts'
import { tableSettingsSchema } from './table-settings.ts'
import type { Wire } from './wire-type.ts'

/**
 * One entry of a table's log as everybody may see it. It has no person ids, no secret before the end of the game, and of
 * a decision only who made it: the cards are in the events of the stream message.
 */
export const redactedEntrySchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('opened'),
    settings: tableSettingsSchema,
    commitment: z.string(),
    dealtByHost: z.int().describe('How many rounds the device of the host has dealt'),
  }),
  z.object({ type: z.literal('kept'), seat: seatSchema, name: z.string() }),
  z.object({ type: z.literal('sat'), seat: seatSchema, name: z.string(), you: z.boolean() }),
  z.object({ type: z.literal('left'), seat: seatSchema, why: z.enum(['stood up', 'kicked']) }),
  z.object({ type: z.literal('blocked'), name: z.string() }),
  z.object({
    type: z.literal('bot'),
    seat: seatSchema,
    level: levelSchema,
    why: z.enum(['seated', 'asked', 'away']),
  }),
  z.object({ type: z.literal('back'), seat: seatSchema }),
  z.object({ type: z.literal('knocked'), seat: seatSchema }),
  z.object({ type: z.literal('answered') }),
  z.object({ type: z.literal('hosted'), seat: seatSchema }),
  z.object({ type: z.literal('started') }),
  z.object({ type: z.literal('decided'), seat: seatSchema, by: z.enum(['person', 'bot']) }),
  z.object({ type: z.literal('asleep') }),
  z.object({ type: z.literal('awake') }),
  z.object({
    type: z.literal('revealed'),
    secret: z.string(),
    values: z.array(z.string()).describe('Of the people, in the order of their seats'),
    origin: z
      .object({ seed: z.string(), rounds: z.int() })
      .exactOptional()
      .describe('The seed of the rounds that were dealt before the game went online'),
  }),
  z.object({
    type: z.literal('said'),
    seat: z.int().describe('-1 without a seat'),
    name: z.string(),
    voice: z.int().describe('The same number for everything that one person says at this table'),
    what: chatMessageSchema,
  }),
  z.object({ type: z.literal('followed'), table: z.string().describe('The table of the rematch') }),
])
export type RedactedEntry = Wire<typeof redactedEntrySchema>
/** An entry of one type. */
export type RedactedEntryOf<Type extends RedactedEntry['type']> = Extract<RedactedEntry, { type: Type }>
