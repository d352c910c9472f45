import { screens } from '@trick-bento/games/screens'
import type { Card, Game } from '@trick-bento/kit'

/** The moment that points for this reason are; undefined if they are none. */
export const momentOfScore = ({ id }: Game, why: string): string | undefined =>
  screens[id]?.moments.find((each) => 'score' in each && each.score === why)?.name

/** The moment that it is when these cards leave the trick for a zone; undefined if it is none. */
export function momentOfCards({ id }: Game, cards: readonly Card[], zone: string): string | undefined {
  if (cards.length !== 2 || cards[0] !== cards[1]) return undefined
  return screens[id]?.moments.find((each) => 'twinsTo' in each && each.twinsTo === zone)?.name
}
