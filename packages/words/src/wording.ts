import type { GameTexts } from '@trick-bento/games/texts'
import type { Card, Game } from '@trick-bento/kit'
import type { Grammar } from './grammar.ts'
import type { People } from './people.ts'

/** Everything that is needed to put a game at one table into words. */
export interface Wording {
  readonly grammar: Grammar
  readonly texts: GameTexts
  readonly game: Game
  readonly people: People
  /** How cards are written; by their names unless given. */
  readonly cardStyle?: CardStyle
}

/** Another way to write cards than by their names, such as `● 9` in a terminal. */
export interface CardStyle {
  one(card: Card): string
  several(cards: readonly Card[]): string
}
