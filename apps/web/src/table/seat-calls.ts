import { callNumber, isCall, type Move, type Seat } from '@trick-bento/kit'
import { callKey } from '@trick-bento/words'
import type { Ask } from '../session/ask.ts'

/** The calls of a decision that name a seat, such as `lead 3`, by that seat. */
export function seatCalls({ phase, moves }: Pick<Ask, 'phase' | 'moves'>, seats: number): ReadonlyMap<Seat, Move> {
  return new Map(
    [...moves].filter(isCall).flatMap((move): [Seat, Move][] => {
      const { named } = callKey(phase, callNumber(move), seats)
      return named === undefined ? [] : [[named, move]]
    }),
  )
}
