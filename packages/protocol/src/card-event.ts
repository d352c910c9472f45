import { z } from 'zod'
import { seatSchema } from './fields.ts'

const cardSchema = z.int().min(-1).describe('A kind of card, or -1 if the viewer may not see it')
const placeSchema = z.int().min(0)

/**
 * An event of the kit, redacted for one viewer. The server sends events of the kit and the page folds them, so neither
 * compiles if this schema and the kit differ.
 */
export const cardEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('round'), round: z.int().min(1) }),
  z.object({
    type: z.literal('choose'),
    seat: seatSchema,
    call: z.int().exactOptional(),
    secret: z.literal(true).exactOptional(),
  }),
  z.object({ type: z.literal('disclose'), seat: seatSchema, call: z.int() }),
  z.object({ type: z.literal('move'), cards: z.array(cardSchema), from: placeSchema, to: placeSchema }),
  z.object({ type: z.literal('play'), seat: seatSchema, card: cardSchema, from: placeSchema }),
  z.object({
    type: z.literal('cover'),
    seat: seatSchema,
    card: cardSchema,
    from: placeSchema,
    to: placeSchema,
    among: z.array(cardSchema),
  }),
  z.object({ type: z.literal('reveal'), seat: seatSchema, card: cardSchema, from: placeSchema }),
  z.object({ type: z.literal('show'), card: cardSchema, place: placeSchema }),
  z.object({ type: z.literal('score'), seat: seatSchema, points: z.number(), why: z.string() }),
  z.object({ type: z.literal('set'), numbers: z.array(z.tuple([z.int(), z.number()])) }),
])
