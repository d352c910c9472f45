import type { Match } from '@trick-bento/kit'

/** The number of events before the last trick left the table; all of them if it is still there. */
export function beforeTrickLeft({ events, game }: Match): number {
  const decided = events.findLastIndex(({ type }) => type === 'choose' || type === 'round')
  const left = events.findIndex((event, i) => i > decided && event.type === 'move' && event.from === game.layout.trick)
  return left < 0 ? events.length : left
}
