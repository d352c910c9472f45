import { ok, quote, type Result, refuse } from '@trick-bento/kit'
import { isObject } from './is-object.ts'
import type { Insight, WeightTable, WeightTables } from './weight-tables.ts'

/** The content of a weights file: the policies of a game, one for each insight. */
export interface Weights {
  /** Id of the game. */
  readonly game: string
  /** The command that made the file. */
  readonly madeBy: string
  /** The weights of each policy, by the names of their tables. */
  readonly policies: readonly [first: NamedTables, second: NamedTables, third: NamedTables]
}
/** The tables by name. Each is nested arrays of numbers, one level per axis. */
export type NamedTables = Readonly<Record<string, Nested>>
type Nested = number | readonly Nested[]

/** Reads the weights for an insight from a file's content. */
export function readWeights(file: unknown, game: string, tables: WeightTables, insight: Insight): Result<Float64Array> {
  const bad = (what: string): Result<never> => refuse(`these are not weights for ${game}: ${what}`)
  if (!isObject(file)) return bad('a weights file is an object with game, madeBy and policies')
  if (file.game !== game) return bad(`they were made for ${quote(file.game)}`)
  const { policies } = file
  if (!Array.isArray(policies) || policies.length !== 3 || !policies.every(isObject)) {
    return bad('policies must be three objects, one for each insight')
  }
  const named = policies[insight - 1] as Record<string, unknown>
  const wanted = tables.list.filter((table) => table.insight <= insight)
  const unknown = Object.keys(named).find((name) => !wanted.some((table) => table.name === name))
  if (unknown !== undefined) return bad(`there is no table ${quote(unknown)} at insight ${insight}`)
  const weights = new Float64Array(tables.size)
  for (const table of wanted) {
    if (!Object.hasOwn(named, table.name)) return bad(`the table "${table.name}" is missing at insight ${insight}`)
    const numbers = flatten(named[table.name], table.axes)
    if (numbers === undefined) return bad(`the table "${table.name}" must be ${table.axes.join(' × ')} numbers`)
    weights.set(numbers, table.start)
  }
  return ok(weights)
}

/** The weights of an insight by the names of their tables, rounded to hundredths. */
export function nameWeights(weights: Float64Array, tables: WeightTables, insight: Insight): NamedTables {
  const rounded = Array.from(weights, (weight) => Math.round(weight * 100) / 100 + 0)
  const shown = tables.list.filter((table) => table.insight <= insight)
  return Object.fromEntries(shown.map((table) => [table.name, nest(numbersOf(rounded, table), table.axes)]))
}

const numbersOf = (all: readonly number[], { start, size }: WeightTable): readonly number[] =>
  all.slice(start, start + size)

function nest(numbers: readonly number[], [, ...inner]: readonly number[]): Nested {
  if (inner.length === 0) return numbers
  const size = inner.reduce((a, b) => a * b)
  const rows: Nested[] = []
  for (let i = 0; i < numbers.length; i += size) rows.push(nest(numbers.slice(i, i + size), inner))
  return rows
}

/** The numbers in order; undefined if the shape differs. */
function flatten(nested: unknown, [count, ...inner]: readonly number[]): number[] | undefined {
  if (count === undefined) return typeof nested === 'number' && Number.isFinite(nested) ? [nested] : undefined
  if (!Array.isArray(nested) || nested.length !== count) return undefined
  const parts = nested.map((part) => flatten(part, inner))
  return parts.includes(undefined) ? undefined : (parts.flat() as number[])
}
