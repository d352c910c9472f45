import type { Game } from '@trick-bento/kit'

/** Splits moves that are written with spaces between, such as `R9 flip R3 take R3 lead 2`. */
export function movesIn({ phases }: Game, text: string): string[] {
  const firstOfTwo = new Set(phases.flatMap(({ word, calls }) => [word, ...calls.flatMap(firstWordOfTwo)]))
  const moves: string[] = []
  const words = text.split(' ').filter((word) => word !== '')
  while (words.length > 0) moves.push(words.splice(0, firstOfTwo.has(words[0]) ? 2 : 1).join(' '))
  return moves
}

const firstWordOfTwo = (call: string): string[] => {
  const words = call.split(' ')
  return words.length > 1 ? [words[0]] : []
}
