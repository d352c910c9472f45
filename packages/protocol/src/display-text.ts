import { z } from 'zod'
import { MAX_CHAT_LENGTH, MAX_NAME_LENGTH } from './constants.ts'

// Control and format characters (among them all that change the direction of text), surrogates, private-use and
// unassigned characters, line and paragraph separators. The zero-width joiner is allowed, because emoji use it.
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u
const VISIBLE = /[^\p{Z}\p{C}\p{M}]/u

/** One line of text that other people see, without invisible characters. */
const displayText = (max: number) =>
  z
    .string()
    .max(4 * max)
    .normalize('NFC')
    .trim()
    .refine((text) => !FORBIDDEN.test(text), 'must not have control characters or direction marks')
    .refine((text) => VISIBLE.test(text), 'must have a visible character')
    .refine((text) => isBetween([...text].length, 1, max), `must have 1 to ${max} characters`)

const isBetween = (n: number, min: number, max: number): boolean => n >= min && n <= max

export const displayNameSchema = displayText(MAX_NAME_LENGTH).describe('Your name as others see it; for display only')
export const chatTextSchema = displayText(MAX_CHAT_LENGTH).describe('One line of text, where the host allows chat')
