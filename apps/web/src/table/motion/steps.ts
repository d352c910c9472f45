import type { Moment, Screen } from '@trick-bento/games/screens'
import type { Event, Game } from '@trick-bento/kit'

/** Events that happen on the screen at the same time. */
export interface Step {
  readonly events: readonly Event[]
  /** Cards leave the trick, so that it must have been seen before. */
  readonly clears: boolean
  /** What calls for a banner. */
  readonly moment: string | undefined
}

/** The next thing to show: a few events that belong together. Never empty while there are events. */
export function nextStep(game: Game, screen: Screen, events: readonly Event[], from: number): Step {
  const first = events[from]
  const moment = momentOf(game, screen, first)
  let to = from + 1
  const together = (belongs: (event: Event) => boolean): void => {
    while (to < events.length && belongs(events[to])) to++
  }
  if (first.type === 'score' && moment !== undefined) {
    const isSame = (event: Event): boolean => event.type === 'score' && momentOf(game, screen, event) === moment
    together(isSame)
    const alone = to
    together((event) => isSame(event) || leavesTrick(game, event))
    // Points that come card by card are one moment; those that come before all cards have it to themselves.
    if (!events.slice(alone, to).some(isSame)) to = alone
  } else if (first.type === 'reveal') together(({ type }) => type === 'reveal')
  else if (isDealt(game, first)) together((event) => isDealt(game, event))
  else if (moment === undefined && (first.type === 'score' || leavesTrick(game, first))) {
    together(
      (event) => momentOf(game, screen, event) === undefined && (event.type === 'score' || leavesTrick(game, event)),
    )
  }
  const chosen = events.slice(from, to)
  return { events: chosen, clears: chosen.some((event) => leavesTrick(game, event)), moment }
}

export const leavesTrick = ({ layout }: Game, event: Event): boolean =>
  event.type === 'move' && event.from === layout.trick
const isDealt = ({ layout }: Game, event: Event): boolean => event.type === 'move' && event.from === layout.stock

function momentOf({ layout }: Game, { moments }: Screen, event: Event): string | undefined {
  const fits = (moment: Moment): boolean => {
    if ('score' in moment) return event.type === 'score' && event.why === moment.score
    return (
      event.type === 'move' &&
      event.from === layout.trick &&
      event.cards.length === 2 &&
      event.cards[0] === event.cards[1] &&
      layout.places[event.to].zone === moment.twinsTo
    )
  }
  return moments.find(fits)?.name
}
