import { z } from 'zod'
import { cardEventSchema } from './card-event.ts'
import { entryNumberSchema } from './fields.ts'
import { redactedEntrySchema } from './redacted-entry.ts'
import type { Wire } from './wire-type.ts'

/** The data of one server-sent event in the stream of a table. */
export const streamMessageSchema = z.object({
  number: entryNumberSchema.describe('The number of the entry, counted from 0'),
  entry: redactedEntrySchema,
  events: z.array(cardEventSchema).describe('The card events of this entry as the viewer may see them'),
})
export type StreamMessage = Wire<typeof streamMessageSchema>

export const streamQuerySchema = z.strictObject({
  after: z
    .string()
    .regex(/^-1$|^\d{1,9}$/)
    .optional()
    .describe('The number of the last entry that you have; -1 for none'),
})
