import { momentOf, type Screen } from '@trick-bento/games/screens'
import type { Event, Game } from '@trick-bento/kit'

/** Events that are shown at the same time. */
export interface Step {
  readonly events: readonly Event[]
  /** Cards leave the trick, so the finished trick must be shown before. Cards that strike each other out do not wait. */
  readonly clears: boolean
  /** The moment to show as a banner. */
  readonly moment: string | undefined
  /** Alike cards leave the trick together, as a moment. */
  readonly strikes: boolean
  /** What flies from seat to seat if points do. */
  readonly handsOver: 'points' | 'cards'
}

/** The events to show next, as one step. Never empty while there are events. */
export function nextStep(game: Game, screen: Screen, events: readonly Event[], from: number): Step {
  const first = events[from]
  const moment = momentOf(screen, game.layout, first)
  let to = from + 1
  const together = (belongs: (event: Event) => boolean): void => {
    while (to < events.length && belongs(events[to])) to++
  }
  if (first.type === 'score' && moment !== undefined) {
    const isSame = (event: Event): boolean => event.type === 'score' && momentOf(screen, game.layout, event) === moment
    together(isSame)
    const alone = to
    together((event) => isSame(event) || leavesTrick(game, event))
    // Points between the cards of a trick are one step with these cards; points before all cards are a step without them.
    if (!events.slice(alone, to).some(isSame)) to = alone
  } else if (first.type === 'reveal') together(({ type }) => type === 'reveal')
  else if (isDealt(game, first)) together((event) => isDealt(game, event))
  else if (moment === undefined && (first.type === 'score' || leavesTrick(game, first))) {
    together(
      (event) =>
        momentOf(screen, game.layout, event) === undefined && (event.type === 'score' || leavesTrick(game, event)),
    )
  }
  const chosen = events.slice(from, to)
  const strikes = first.type === 'move' && moment !== undefined
  const clears = !strikes && chosen.some((event) => leavesTrick(game, event))
  return { events: chosen, clears, moment, strikes, handsOver: handedOver(screen, moment) }
}

function handedOver({ moments }: Screen, moment: string | undefined): 'points' | 'cards' {
  const kind = moment === undefined ? undefined : moments[moment]
  return (kind !== undefined && 'scored' in kind && kind.handsOver) || 'points'
}

export const leavesTrick = ({ layout }: Game, event: Event): boolean =>
  event.type === 'move' && event.from === layout.trick
const isDealt = ({ layout }: Game, event: Event): boolean => event.type === 'move' && event.from === layout.stock
