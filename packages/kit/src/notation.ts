import { call, callNumber, isCall, type Move } from './cards.ts'
import type { Game } from './game.ts'

/** Writes a move as it stands in records and as people type it: `R9`, `flip`, `take B2`, `lead 3`. */
export function makeMove(game: Game, phase: number, move: Move): string {
  const { word, calls } = game.phases[phase]
  if (isCall(move)) return calls[callNumber(move)]
  return word === '' ? game.deck.name(move) : `${word} ${game.deck.name(move)}`
}

/** Reads a written move of this phase; undefined if there is no such move. */
export function parseMove(game: Game, phase: number, text: string): Move | undefined {
  const { word, calls, from } = game.phases[phase]
  const called = calls.indexOf(text)
  if (called >= 0) return call(called)
  if (from === 'calls') return undefined
  if (word === '') return game.deck.parse(text)
  return text.startsWith(`${word} `) ? game.deck.parse(text.slice(word.length + 1)) : undefined
}
