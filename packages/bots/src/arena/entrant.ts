import {
  type Game,
  type Match,
  type Move,
  ok,
  quote,
  type Random,
  type Result,
  refuse,
  type View,
} from '@trick-bento/kit'
import { cheater } from './cheater.ts'
import type { EntrantFactory } from './entrant-factory.ts'
import { levels } from './levels.ts'
import { random } from './random.ts'
import { textbook } from './textbook.ts'

/** A participant of a contest. It exists only in the arena, because it could look at all cards. */
export interface Entrant {
  /** Its name, with iterations if they differ from the usual ones: `expert`, `expert@300`. */
  readonly name: string
  /** Chooses a move for the seat of the view. */
  decide(match: Match, view: View, random: Random): Move
}

const MOST_ITERATIONS = 1_000_000

const factories: ReadonlyMap<string, EntrantFactory> = new Map(Object.entries({ random, ...levels, textbook, cheater }))

/** The names of all entrants, without iterations. */
export const ENTRANTS: readonly string[] = [...factories.keys()]

/** The name of an entrant without its iterations: `expert` for `expert@300`. */
export const baseOf = (name: string): string => name.split('@')[0]

/** The entrant with this name; `expert@300` is `expert` with 300 iterations. */
export function findEntrant(game: Game, name: string): Result<Entrant> {
  const factory = factories.get(baseOf(name))
  if (factory === undefined) return refuse(`there is no bot ${quote(name)}; the bots are ${ENTRANTS.join(', ')}`)
  const iterations = iterationsFor(name, factory.iterations(game))
  return iterations.ok ? ok({ name, decide: factory.make(game, iterations.value) }) : iterations
}

function iterationsFor(name: string, iterations: number): Result<number> {
  const [base, ...given] = name.split('@')
  if (given.length === 0) return ok(iterations)
  if (iterations === 0) return refuse(`${base} does not search, so it has no iterations`)
  const wanted = Number(given[0])
  if (given.length === 1 && /^[1-9]\d{0,6}$/.test(given[0]) && wanted <= MOST_ITERATIONS) return ok(wanted)
  return refuse(`iterations must be a whole number from 1 to ${MOST_ITERATIONS}, as in ${base}@300, not ${quote(name)}`)
}
