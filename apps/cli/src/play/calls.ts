import { type Game, isCall, MAX_CARDS, type Move, type ReadyPhase } from '@trick-bento/kit'
import { cardFace } from './faces.ts'
import type { People } from './people.ts'

/** Calls that name each seat by its number: `lead 0`, `lead 1` … */
const namesSeats = ({ calls }: ReadyPhase, seats: number): boolean =>
  calls.length === seats && calls.every((text, i) => text.endsWith(` ${i}`))

/** A call as people say it: `flip`, `lead Chika`. */
export function callWords(game: Game, phase: ReadyPhase, call: number, people: People): string {
  const text = phase.calls[call]
  if (!namesSeats(phase, game.seats)) return text
  return `${text.slice(0, text.lastIndexOf(' '))} ${people.whom(call)}`
}

/** A move as it is shown to people: `● 9`, `take ■ 2`, `lead Chika`. */
export function moveFace(game: Game, phase: ReadyPhase, move: Move, people: People): string {
  if (isCall(move)) return callWords(game, phase, move - MAX_CARDS, people)
  return phase.word === '' ? cardFace(game.deck, move) : `${phase.word} ${cardFace(game.deck, move)}`
}
