import { z } from 'zod'
import { PROBLEM_CODES } from './constants.ts'
import { entryNumberSchema } from './fields.ts'
import { tableGlanceSchema } from './table-glance.ts'
import type { Wire } from './wire-type.ts'

/** The body of every response with an error status. */
export const problemSchema = z.object({
  code: z.enum(PROBLEM_CODES),
  message: z.string(),
  number: entryNumberSchema.exactOptional().describe('How many entries the table has'),
  table: tableGlanceSchema.exactOptional().describe('The state of the table for you, if a command was refused'),
})
export type Problem = Wire<typeof problemSchema>
