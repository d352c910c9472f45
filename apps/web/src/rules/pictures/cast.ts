import type { Guide, GuideTexts, Mark } from '@trick-bento/games/guide'
import { type Game, type GameKind, must, type Seat } from '@trick-bento/kit'
import { fill } from '@trick-bento/words'
import { language, words } from '../../i18n/index.ts'

/** What all pictures of a guide have in common: the game, its texts and the players. */
export interface Cast {
  readonly game: Game
  readonly texts: GuideTexts
  readonly players: readonly Player[]
}
export interface Player {
  readonly seat: Seat
  readonly name: string
  /** Gives a player the same avatar in every language. */
  readonly avatar: string
  readonly isYou: boolean
}

const AVATARS = ['You', 'Hana', 'Ken', 'Mia']

/** The cast of a guide in the current language; the players are those of the lessons. */
export function castOf(kind: GameKind, { seats, texts }: Guide): Cast {
  const w = words.value
  const names = [w.grammar.name({ name: '', you: true }), ...w.learn.names]
  return {
    game: must(kind.at(seats)),
    texts: texts[language.value],
    players: names
      .slice(0, seats)
      .map((name, seat) => ({ seat, name, avatar: AVATARS[seat] ?? name, isYou: seat === 0 })),
  }
}

/** The text of a mark, with its number. */
export const markText = ({ texts }: Cast, mark: Mark): string => {
  const [name, n] = typeof mark === 'string' ? [mark, 0] : mark
  return fill(texts.marks[name], { n: String(n) })
}
