import type { GameTexts } from '../texts.ts'
import { bannish } from './bannish.ts'
import { gudetama } from './gudetama.ts'
import { gummiTrick } from './gummi-trick.ts'
import { sushiTrick } from './sushi-trick.ts'

/** The texts of our games by id. */
export const ja: Readonly<Record<string, GameTexts>> = {
  'gummi-trick': gummiTrick,
  bannish,
  gudetama,
  'sushi-trick': sushiTrick,
}
