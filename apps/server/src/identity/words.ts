import { z } from 'zod'

// Control and format characters, halves of characters and the like, among them all that turn the direction of text;
// but not the joiner within emoji.
const UNSEEMLY = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u
const VISIBLE = /[^\p{Z}\p{C}\p{M}]/u

/** Text that people see, as it may be shown to others: one line, nothing invisible. */
const words = (least: number, most: number) =>
  z
    .string()
    .max(4 * most)
    .normalize('NFC')
    .trim()
    .refine((text) => !UNSEEMLY.test(text), 'must not have control characters or marks of direction')
    .refine((text) => VISIBLE.test(text), 'must have something to see')
    .refine((text) => isBetween([...text].length, least, most), `must have ${least} to ${most} characters`)

const isBetween = (n: number, least: number, most: number): boolean => n >= least && n <= most

export const NAME = words(1, 20).describe('What others call you; display only')
export const TEXT = words(1, 200).describe('One line, where the host allows text')
