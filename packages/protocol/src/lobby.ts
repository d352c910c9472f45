import { z } from 'zod'
import { clockSchema, latecomersSchema } from './fields.ts'
import type { Wire } from './wire-type.ts'

/** A table in the lobby. */
export const listingSchema = z.object({
  id: z.string(),
  game: z.string(),
  seats: z.int(),
  free: z.int().describe('How many seats are free'),
  bots: z.int().describe('How many seats have a bot'),
  host: z.string().describe('The name of the host; empty if the host has no seat'),
  isPlaying: z.boolean().describe('The game has started and can be watched'),
  latecomers: latecomersSchema,
  chat: z.boolean(),
  clock: clockSchema,
  openedAt: z.int().describe('Milliseconds since 1970'),
})
export type Listing = Wire<typeof listingSchema>

export const lobbySchema = z.object({ tables: z.array(listingSchema) })
export type Lobby = Wire<typeof lobbySchema>
