import type { en } from './en/index.ts'

/** How one language puts a game into words; every language has the same entries. */
export type Grammar = typeof en
