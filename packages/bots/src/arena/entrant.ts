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

/** Somebody who sits in the arena, and nowhere else: it could look at the whole match. */
export interface Entrant {
  readonly name: string
  decide(match: Match, view: View, random: Random): Move
}

const MOST_ITERATIONS = 1_000_000

const factories: ReadonlyMap<string, EntrantFactory> = new Map(Object.entries({ random, ...levels, textbook, cheater }))

export const ENTRANTS: readonly string[] = [...factories.keys()]

/** What a name with a budget of its own is called without it: `expert` for `expert@300`. */
export const baseOf = (name: string): string => name.split('@')[0]

/** The entrant of this name; `expert@300` is `expert` with 300 iterations. */
export function findEntrant(game: Game, name: string): Result<Entrant> {
  const factory = factories.get(baseOf(name))
  if (factory === undefined) return refuse(`there is no bot ${quote(name)}; the bots are ${ENTRANTS.join(', ')}`)
  const iterations = iterationsFor(name, factory.iterations(game))
  return iterations.ok ? ok({ name, decide: factory.make(game, iterations.value) }) : iterations
}

function iterationsFor(name: string, iterations: number): Result<number> {
  const [base, ...told] = name.split('@')
  if (told.length === 0) return ok(iterations)
  if (iterations === 0) return refuse(`${base} does not think, so it cannot be given iterations`)
  const wanted = Number(told[0])
  if (told.length === 1 && /^[1-9]\d{0,6}$/.test(told[0]) && wanted <= MOST_ITERATIONS) return ok(wanted)
  return refuse(`iterations must be a whole number from 1 to ${MOST_ITERATIONS}, as in ${base}@300, not ${quote(name)}`)
}
