import type { Game } from '../game.ts'
import { secretCalls } from './calls.ts'
import { truePlaces, worldsExplainPlays } from './knowledge.ts'
import { conserved, ends, refusals, sameLaw } from './law.ts'
import { noLeak } from './leak.ts'
import { records, replays } from './replay.ts'
import { scoresExplainTotals } from './scores.ts'
import type { Course } from './walk.ts'

export { unexplained } from './knowledge.ts'
export { BrokenContract, type Course, type Walk, walk } from './walk.ts'

/** One promise that every game on the kit keeps. */
export interface Clause {
  readonly name: string
  /** Plays one game, and throws `BrokenContract` if the game breaks the promise. */
  check(game: Game, course: Course): void
}

/** All promises that a game keeps. `checkContract` checks them with random games. */
export const contract: readonly Clause[] = [
  { name: 'cards are conserved', check: conserved },
  { name: 'every game ends with a winner', check: ends },
  { name: "the law from a seat's view is the law from the table", check: sameLaw },
  { name: 'illegal moves are refused and change nothing', check: refusals },
  { name: 'points are whole numbers, and the totals are their sums', check: scoresExplainTotals },
  { name: 'what a view knows is true, and the true place of every card is never excluded', check: truePlaces },
  { name: 'every sampled world explains every play seen so far', check: worldsExplainPlays },
  { name: 'no leak: exchanged hidden cards look the same until they are shown', check: noLeak },
  { name: 'no leak: a call is secret until all who were asked together have decided', check: secretCalls },
  { name: 'seed and moves reproduce every event', check: replays },
  { name: 'a record written and read is the same', check: records },
]

/** The result of one clause. */
export interface Verdict {
  /** The name of the clause. */
  readonly clause: string
  /** How the game first broke the promise, as a sentence; undefined if it kept the promise. */
  readonly broken: string | undefined
}

/** Checks every clause with a number of random games; `afterEach` is called after each game of each clause. */
export function checkContract(game: Game, games: number, seed: string, afterEach = (): void => {}): Verdict[] {
  return contract.map(({ name, check }) => {
    let broken: string | undefined
    for (let i = 1; i <= games; i++) {
      broken ??= brokenBy(check, game, `${seed}-${i}`)
      afterEach()
    }
    return { clause: name, broken }
  })
}

function brokenBy(check: Clause['check'], game: Game, seed: string): string | undefined {
  try {
    check(game, { seed })
    return undefined
  } catch (error) {
    return `game ${seed}: ${error instanceof Error ? error.message : String(error)}`
  }
}
