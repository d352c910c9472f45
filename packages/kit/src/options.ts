import { quote } from './quote.ts'
import { ok, type Result, refuse } from './result.ts'

/** One setting of a game that players can change before it starts. */
export interface Option<T> {
  /** The kind of form field that it needs. */
  readonly kind: 'one of' | 'whole number' | 'whole numbers'
  /** The value that is used unless a player chooses another one. */
  readonly default: T
  /** One sentence for the player. */
  readonly about: string
  /** True for values that the publisher prints on the cards and that are not public, so that ours are a guess. */
  readonly house: boolean
  /** What is allowed, as part of a sentence. */
  readonly allowed: string
  /** The values of a choice. */
  readonly choices?: readonly T[]
  /** The lowest allowed number. */
  readonly least?: number
  /** The highest allowed number. */
  readonly most?: number
  /** The length of a list of numbers. */
  readonly length?: number
  /** Checks a value that a player has chosen. */
  read(value: unknown, seats: number): Result<T>
}
/** The options of a game by name. */
export type Options = Readonly<Record<string, Option<unknown>>>
/** The chosen values of options. */
export type Chosen<O extends Options> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never }

/** An option with a few values to choose from. */
export function oneOf<const T extends number | string>(
  choices: readonly T[],
  { default: preset, about }: { default: NoInfer<T>; about: string },
): Option<T> {
  const allowed = `one of ${choices.map(quote).join(', ')}`
  const read = (value: unknown): Result<T> => {
    const found = choices.find((choice) => choice === value)
    return found === undefined ? refuse(`must be ${allowed}, not ${quote(value)}`) : ok(found)
  }
  return { kind: 'one of', default: preset, about, house: false, allowed, choices, read }
}

interface Bounds {
  readonly least: number
  readonly most: number
}
const isWhole = (value: unknown, { least, most }: Bounds): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

/** An option that is a whole number within bounds. */
export function whole(spec: Bounds & { default: number; about: string }): Option<number> {
  const allowed = `a whole number from ${spec.least} to ${spec.most}`
  const read = (value: unknown): Result<number> =>
    isWhole(value, spec) ? ok(value) : refuse(`must be ${allowed}, not ${quote(value)}`)
  return { kind: 'whole number', house: false, allowed, read, ...spec }
}

/** An option that is a list of whole numbers, as many as the default has, such as the points printed on the cards. */
export function wholes(
  spec: Bounds & {
    default: readonly number[]
    about: string
    house?: true
    /** Checks the whole list; returns the sentence to show if it is wrong. */
    check?: (values: readonly number[], seats: number) => string | undefined
  },
): Option<readonly number[]> {
  const { length } = spec.default
  const allowed = `${length} whole numbers from ${spec.least} to ${spec.most}`
  const read = (value: unknown, seats: number): Result<readonly number[]> => {
    if (!Array.isArray(value) || value.length !== length || !value.every((n) => isWhole(n, spec))) {
      return refuse(`must be a list of ${allowed}, not ${quote(value)}`)
    }
    const wrong = spec.check?.(value, seats)
    return wrong === undefined ? ok([...value]) : refuse(wrong)
  }
  const { default: preset, about, least, most } = spec
  return {
    kind: 'whole numbers',
    default: preset,
    about,
    house: spec.house ?? false,
    allowed,
    least,
    most,
    length,
    read,
  }
}

/** Checks the options that a player has chosen and fills in the defaults. */
export function readOptions(options: Options, chosen: unknown, seats: number): Result<Record<string, unknown>> {
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) {
    return refuse(`options must be an object such as ${JSON.stringify(defaults(options))}, not ${quote(chosen)}`)
  }
  const names = Object.keys(options)
  for (const name of Object.keys(chosen)) {
    if (!names.includes(name)) {
      const known = names.length > 0 ? `the options are ${names.join(', ')}` : 'this game has no options'
      return refuse(`there is no option ${quote(name)}; ${known}`)
    }
  }
  const all: Record<string, unknown> = {}
  for (const name of names) {
    const option = options[name]
    const given = Object.hasOwn(chosen, name) ? (chosen as Record<string, unknown>)[name] : option.default
    const value = option.read(given, seats)
    if (!value.ok) return refuse(`option ${name} ${value.error}`)
    all[name] = value.value
  }
  return ok(all)
}

/** The default values of options. */
export const defaults = (options: Options): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]))
