import type { en } from './en/index.ts'

/** All words of the app but those of its games; every language has the same. */
export type Dictionary = typeof en
