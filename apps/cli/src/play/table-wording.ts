import type { Game } from '@trick-bento/kit'
import type { CardStyle, People, Wording } from '@trick-bento/words'
import { gameTexts, grammar } from '../i18n/index.ts'
import { cardFace, shortFaces } from './faces.ts'

/** The wording of a table at a terminal, in which cards are drawn: `You play ● 9`. */
export function wordTable(game: Game, people: People): Wording {
  const { deck } = game
  const cardStyle: CardStyle = {
    one: (card) => cardFace(deck, card),
    several: (cards) => shortFaces(deck, cards),
  }
  return { grammar: grammar(), texts: gameTexts(game.kind), game, people, cardStyle }
}
