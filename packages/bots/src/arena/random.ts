import { legal } from '@trick-bento/kit'
import type { EntrantFactory } from './entrant-factory.ts'

/** Any legal move. */
export const random: EntrantFactory = {
  iterations: () => 0,
  make: (game) => (_match, view, chance) => legal(game, view.table, view.seat).pick(chance),
}
