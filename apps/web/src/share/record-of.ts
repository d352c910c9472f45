import { type GameRecord, type Match, makeRecord } from '@trick-bento/kit'

/** The record of a finished game, with names and seed. */
export const recordOf = (finished: Match, names: readonly string[], seed: string): GameRecord =>
  makeRecord(finished, { seed, names })
