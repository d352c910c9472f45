import type { GameTexts } from '@trick-bento/games/texts'
import type { Game } from '@trick-bento/kit'
import type { Grammar } from './grammar.ts'
import type { People } from './people.ts'

/** What it takes to speak of a game at a table in one language. */
export interface Wording {
  readonly grammar: Grammar
  readonly texts: GameTexts
  readonly game: Game
  readonly people: People
}
