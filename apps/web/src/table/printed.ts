import { screens } from '@trick-bento/games/screens'
import type { Game } from '@trick-bento/kit'

export { printedValue as printedOn } from '@trick-bento/words'

/** The name of the number in the corner of a game's cards, as in `stars`. */
export const printedName = ({ id }: Game): string | undefined => screens[id]?.printed
