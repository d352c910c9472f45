import type { Game } from '../game.ts'
import { truePlaces, worldsExplainPlays } from './knowledge.ts'
import { conserved, ends, refusals, sameLaw } from './law.ts'
import { noLeak } from './leak.ts'
import { records, replays } from './memory.ts'
import { BrokenContract, type Course } from './walk.ts'

export { BrokenContract, type Course } from './walk.ts'

/** One promise that every game on the kit keeps. `check` plays one game and throws BrokenContract if it is broken. */
export interface Clause {
  readonly name: string
  check(game: Game, course: Course): void
}

export const contract: readonly Clause[] = [
  { name: 'cards are conserved', check: conserved },
  { name: 'every game ends, and somebody wins', check: ends },
  { name: "the law from a seat's view is the law from the table", check: sameLaw },
  { name: 'illegal moves are refused and change nothing', check: refusals },
  { name: 'what a view knows is true, and the true place of every card is never excluded', check: truePlaces },
  { name: 'every sampled world explains every play seen so far', check: worldsExplainPlays },
  { name: 'no leak: exchanged hidden cards look the same until they are shown', check: noLeak },
  { name: 'seed and moves reproduce every event', check: replays },
  { name: 'a record written and read is the same', check: records },
]

/** Checks every clause over so many games; the first broken promise of each clause, in words. */
export function checkContract(
  game: Game,
  games: number,
  seed: string,
): { clause: string; broken: string | undefined }[] {
  return contract.map(({ name, check }) => ({ clause: name, broken: firstBroken(check, game, games, seed) }))
}

function firstBroken(check: Clause['check'], game: Game, games: number, seed: string): string | undefined {
  for (let i = 0; i < games; i++) {
    try {
      check(game, { seed: `${seed}-${i}` })
    } catch (error) {
      if (!(error instanceof BrokenContract)) throw error
      return `game with seed ${seed}-${i}: ${error.message}`
    }
  }
  return undefined
}
