import { z } from 'zod'
import { chatMessageSchema } from './chat-message.ts'
import { displayNameSchema } from './display-text.ts'
import { entryNumberSchema, levelSchema, moveSchema, PRINTABLE_ASCII, seatSchema, valueSchema } from './fields.ts'
import type { DeepReadonly, Wire } from './wire-type.ts'

/** What a person asks of a table. */
export const commandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('sit'),
    seat: seatSchema,
    name: displayNameSchema,
    value: valueSchema.default(''),
  }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('seat-bot'), seat: seatSchema, level: levelSchema }),
  z.strictObject({ type: z.literal('kick'), seat: seatSchema }),
  z.strictObject({
    type: z.literal('block'),
    whom: z
      .union([z.strictObject({ seat: seatSchema }), z.strictObject({ said: entryNumberSchema })])
      .describe('The person at a seat, or the author of the chat entry with this number'),
  }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('play'), move: moveSchema }),
  z
    .strictObject({ type: z.literal('hand-over'), level: levelSchema.default('steady') })
    .describe('A bot plays for you until you come back'),
  z.strictObject({ type: z.literal('come-back') }),
  z.strictObject({
    type: z.literal('say'),
    name: displayNameSchema.default('Somebody').describe('Needed only if you have no seat'),
    what: chatMessageSchema,
  }),
  z
    .strictObject({ type: z.literal('lead') })
    .describe('Asks the host for an answer; sent again after 20 seconds without one, makes you the host'),
  z.strictObject({ type: z.literal('here') }).describe('The answer of the host'),
  z.strictObject({ type: z.literal('rematch') }),
])
export type Command = Wire<typeof commandSchema>
/** A command as clients send it, where fields with a default are optional. */
export type CommandInput = DeepReadonly<z.input<typeof commandSchema>>
export type CommandType = Command['type']
/** A command of one type. */
export type CommandOf<Type extends CommandType> = Extract<Command, { type: Type }>

/** The body of `POST /api/tables/:id/commands`. */
export const commandRequestSchema = z.strictObject({
  key: z
    .string()
    .min(1)
    .max(100)
    .regex(PRINTABLE_ASCII)
    .describe('An idempotency key of your choice: a command is executed at most once per key'),
  command: commandSchema,
  number: entryNumberSchema
    .optional()
    .describe('How many entries you have seen; a play is refused if the turn has changed since'),
})
export type CommandRequest = DeepReadonly<z.input<typeof commandRequestSchema>>

export const commandReplySchema = z.object({
  number: entryNumberSchema.describe('How many entries the table has now'),
})
export type CommandReply = Wire<typeof commandReplySchema>
