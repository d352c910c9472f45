import type { GameKind } from '@trick-bento/kit'
import type { Guide } from './guide/guide.ts'
import type { Lesson } from './lesson/lesson.ts'
import type { Screen } from './screen/screen.ts'
import type { GameTexts, Language } from './texts/texts.ts'

/** What belongs to a game besides its rules. Texts, lessons and guides are loaded when they are needed. */
export interface Companions {
  readonly screen: Screen
  /** Loads the texts in a language. */
  readonly texts: Readonly<Record<Language, () => Promise<GameTexts>>>
  /** Loads the lesson, with its texts in all languages. */
  readonly lesson: () => Promise<Lesson>
  /** Loads the rules in pictures, with their texts in all languages. */
  readonly guide?: () => Promise<Guide>
}

/** A game of the box: its rules with their companions. */
export type BoxedGame = GameKind & Companions

/** Adds its companions to a game. It stays the same object, so `game.kind` at a table has them too. */
export const boxGame = <K extends GameKind>(rules: K, companions: Companions): K & Companions =>
  Object.assign(rules, companions)
