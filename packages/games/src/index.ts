import type { GameKind } from '@trick-bento/kit'
import { bannish } from './bannish.ts'
import { gudetama } from './gudetama.ts'
import { gummiTrick } from './gummi-trick.ts'
import { sushiTrick } from './sushi-trick.ts'

export { bannish, gudetama, gummiTrick, sushiTrick }
export const games: readonly GameKind[] = [gummiTrick, bannish, gudetama, sushiTrick]
