import { z } from 'zod'
import type { Wire } from './wire-type.ts'

/** All hands of one round as they were dealt. */
export const roundHandsSchema = z.object({
  round: z.int(),
  hands: z.array(z.array(z.string())).describe('The names of the cards, by seat'),
})
export type RoundHands = Wire<typeof roundHandsSchema>

export const finishedHandsSchema = z.object({ rounds: z.array(roundHandsSchema) })
export type FinishedHands = Wire<typeof finishedHandsSchema>
