import { levelBot, levelBudget, type Thought } from '@trick-bento/bots'
import { type Game, View, Xoshiro } from '@trick-bento/kit'
import type { BotTask } from './bot-driver.ts'

/** What a newcomer would do. It needs no worker because it takes little time: the fallback when workers fail. */
export function newcomerThought(game: Game, { seat, events, random }: BotTask): Thought {
  const view = new View(game, seat)
  for (const event of events(0)) view.fold(event)
  return levelBot(game, 'newcomer')(view, levelBudget(game, 'newcomer'), new Xoshiro(...random))
}
