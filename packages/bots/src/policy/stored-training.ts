import { ok, quote, type Result, refuse } from '@trick-bento/kit'
import { isObject } from './is-object.ts'
import type { TrainerState } from './trainer.ts'

/** A training that was interrupted. */
export interface StoredTraining {
  readonly game: string
  readonly seed: string
  readonly steps: number
  /** The weights of the finished policies. */
  readonly learnt: readonly (readonly number[])[]
  /** State of the policy that was being trained, unless all are finished. */
  readonly progress?: TrainerState
}

/** What a stored training must match before it can be continued. */
export interface Wanted extends Pick<StoredTraining, 'game' | 'seed' | 'steps'> {
  readonly policies: number
  /** Number of weights of each policy. */
  readonly weights: number
}

/** Reads a stored training and checks that it can be continued. */
export function readStoredTraining(text: string, wanted: Wanted): Result<StoredTraining> {
  const stored = parse(text)
  if (!isObject(stored)) return damaged('it is not JSON')
  const { game, seed, steps, learnt, progress } = stored
  if (typeof game !== 'string' || typeof seed !== 'string' || typeof steps !== 'number') {
    return damaged('game, seed or steps are missing')
  }
  if (game !== wanted.game || seed !== wanted.seed || steps !== wanted.steps) {
    return refuse(`it was started for ${quote(game)} with seed ${quote(seed)} and ${quote(steps)} steps`)
  }
  const isNumbers = (value: unknown): value is number[] =>
    Array.isArray(value) && value.length === wanted.weights && value.every(Number.isFinite)
  if (!Array.isArray(learnt) || learnt.length > wanted.policies || !learnt.every(isNumbers)) {
    return damaged(`learnt must be at most ${wanted.policies} lists of ${wanted.weights} numbers`)
  }
  if (learnt.length === wanted.policies) return ok({ game, seed, steps, learnt })
  return isProgress(progress, steps, isNumbers)
    ? ok({ game, seed, steps, learnt, progress })
    : damaged(`progress must be a step below ${steps} and lists of ${wanted.weights} numbers`)
}

function isProgress(
  value: unknown,
  steps: number,
  isNumbers: (value: unknown) => value is number[],
): value is TrainerState {
  if (!isObject(value)) return false
  const { step, weights, average, mean, square } = value
  if (!Number.isInteger(step) || Number(step) < 0 || Number(step) >= steps) return false
  return [weights, average, mean, square].every(isNumbers) && (square as number[]).every((number) => number >= 0)
}

const damaged = (what: string): Result<never> => refuse(`it is damaged: ${what}`)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
