import { legal } from '@trick-bento/kit'
import type { EntrantFactory } from './entrant-factory.ts'

/** Plays any legal move. */
export const random: EntrantFactory = {
  iterations: () => 0,
  make: (game) => (_match, view, source) => legal(game, view.table, view.seat).pick(source),
}
