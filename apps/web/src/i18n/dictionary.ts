import type { en } from './en/index.ts'

/** All texts of the page except those of the games; every language has the same entries. */
export type Dictionary = typeof en
