import type { GameKind } from '@trick-bento/kit'
import { bannish } from './bannish/rules.ts'
import { gudetama } from './gudetama/rules.ts'
import { gummiTrick } from './gummi-trick/rules.ts'
import { sushiTrick } from './sushi-trick/rules.ts'

export { bannish, gudetama, gummiTrick, sushiTrick }
export const games: readonly GameKind[] = [gummiTrick, bannish, gudetama, sushiTrick]
