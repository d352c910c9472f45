import { screens } from '@trick-bento/games/screens'
import type { GameTexts } from '@trick-bento/games/texts'
import type { Card, Game } from '@trick-bento/kit'

/** What is cried when points are given for this reason; undefined if nothing is. */
export function cryOfScore({ id }: Game, why: string, texts: GameTexts): string | undefined {
  const moment = screens[id]?.moments.find((each) => 'score' in each && each.score === why)
  return moment && texts.moments[moment.name]
}

/** What is cried when these cards leave the trick for a zone; undefined if nothing is. */
export function cryOfTwins({ id }: Game, cards: readonly Card[], zone: string, texts: GameTexts): string | undefined {
  if (cards.length !== 2 || cards[0] !== cards[1]) return undefined
  const moment = screens[id]?.moments.find((each) => 'twinsTo' in each && each.twinsTo === zone)
  return moment && texts.moments[moment.name]
}
