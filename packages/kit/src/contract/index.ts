import type { Game } from '../game.ts'
import { truePlaces, worldsExplainPlays } from './knowledge.ts'
import { conserved, ends, refusals, sameLaw } from './law.ts'
import { noLeak } from './leak.ts'
import { records, replays } from './memory.ts'
import type { Course } from './walk.ts'

export { unexplained } from './knowledge.ts'
export { BrokenContract, type Course, walk } from './walk.ts'

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

export interface Verdict {
  readonly clause: string
  /** The first promise that was broken, in words; undefined if all were kept. */
  readonly broken: string | undefined
}

/** Checks every clause over so many games; `afterEach` is called after each game of each clause. */
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
