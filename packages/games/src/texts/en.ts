import { bannish } from '../bannish/texts.en.ts'
import { gudetama } from '../gudetama/texts.en.ts'
import { gummiTrick } from '../gummi-trick/texts.en.ts'
import { sushiTrick } from '../sushi-trick/texts.en.ts'
import type { GameTexts } from './texts.ts'

/** The texts of our games by id. */
export const en: Readonly<Record<string, GameTexts>> = {
  'gummi-trick': gummiTrick,
  bannish,
  gudetama,
  'sushi-trick': sushiTrick,
}
