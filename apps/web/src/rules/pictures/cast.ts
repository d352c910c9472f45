import type { Guide, GuideTexts, Mark } from '@trick-bento/games/guide'
import { type Game, type GameKind, must, type Seat } from '@trick-bento/kit'
import { fill } from '@trick-bento/words'
import { type AvatarLook, avatarsOf } from '../../art/avatars.ts'
import { language, words } from '../../i18n/index.ts'

/** What all pictures of a guide have in common. */
export interface Cast extends Pick<Guide, 'symbols'> {
  readonly game: Game
  readonly texts: GuideTexts
  readonly players: readonly Player[]
}
export interface Player {
  readonly seat: Seat
  readonly name: string
  readonly avatar: AvatarLook
  readonly isYou: boolean
}

/** A player has the same avatar in every language. */
const AVATARS = avatarsOf(['You', 'Hana', 'Ken', 'Mia'])

/** The cast of a guide in the current language; the players are those of the lessons. */
export function castOf(kind: GameKind, { seats, symbols, texts }: Guide): Cast {
  const w = words.value
  const names = [w.grammar.name({ name: '', you: true }), ...w.learn.names]
  return {
    game: must(kind.at(seats)),
    symbols,
    texts: texts[language.value],
    players: AVATARS.slice(0, seats).map((avatar, seat) => ({ seat, name: names[seat], avatar, isYou: seat === 0 })),
  }
}

/** The text of a mark, with its number. */
export const markText = ({ texts }: Cast, mark: Mark): string => {
  const [name, n] = typeof mark === 'string' ? [mark, 0] : mark
  return fill(texts.marks[name], { n: String(n) })
}
