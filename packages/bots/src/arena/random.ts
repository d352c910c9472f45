import { legal } from '@trick-bento/kit'
import type { Recipe } from './recipe.ts'

/** Any legal move. */
export const random: Recipe = {
  iterations: () => 0,
  make: (game) => (_match, view, chance) => legal(game, view.table, view.seat).pick(chance),
}
