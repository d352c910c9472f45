import type { Match } from '@trick-bento/kit'
import type { Stage } from '../table/stage.ts'

/** Waits until a finished trick is looked at. */
export const restOf = ({ pause }: Stage): Promise<void> =>
  new Promise((resolve) => {
    const stop = pause.subscribe((value) => {
      if (value === undefined) return
      resolve()
      queueMicrotask(() => stop())
    })
  })

/** How many events there were before the last trick left the table; all if it has not. */
export function beforeTrickLeft({ events, game }: Match): number {
  const decided = events.findLastIndex(({ type }) => type === 'choose' || type === 'round')
  const left = events.findIndex((event, i) => i > decided && event.type === 'move' && event.from === game.layout.trick)
  return left < 0 ? events.length : left
}
