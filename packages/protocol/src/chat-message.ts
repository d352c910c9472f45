import { z } from 'zod'
import { EMOTES } from './constants.ts'
import { chatTextSchema } from './display-text.ts'
import type { Wire } from './wire-type.ts'

export const emoteSchema = z.enum(EMOTES)

/** What a person says at a table: an emote, or a line of text. */
export const chatMessageSchema = z.union([
  z.strictObject({ emote: emoteSchema }),
  z.strictObject({ text: chatTextSchema }),
])
export type ChatMessage = Wire<typeof chatMessageSchema>
