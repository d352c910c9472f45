import { bannish } from '../bannish/texts.ja.ts'
import { gudetama } from '../gudetama/texts.ja.ts'
import { gummiTrick } from '../gummi-trick/texts.ja.ts'
import { sushiTrick } from '../sushi-trick/texts.ja.ts'
import type { GameTexts } from './texts.ts'

/** The texts of our games by id. */
export const ja: Readonly<Record<string, GameTexts>> = {
  'gummi-trick': gummiTrick,
  bannish,
  gudetama,
  'sushi-trick': sushiTrick,
}
