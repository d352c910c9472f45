import { momentOf, screens } from '@trick-bento/games/screens'
import type { Event, Game } from '@trick-bento/kit'

/** The code of the moment that an event is; undefined if the game has no banner for it. */
export function momentIn({ id, layout }: Game, event: Event): string | undefined {
  const screen = screens[id]
  return screen === undefined ? undefined : momentOf(screen, layout, event)
}
