import type { Weights } from './weights.ts'

type Json = string | number | readonly Json[] | { readonly [name: string]: Json }

/** The text of a weights file: JSON with one line per row of numbers, so that diffs are readable. */
export function makeWeightsText({ game, madeBy, policies }: Weights): string {
  return `${textOf({ game, madeBy, policies }, '\n')}\n`
}

function textOf(value: Json, newLine: string): string {
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = `${newLine} `
  const within = (parts: readonly string[]): string => inner + parts.join(`,${inner}`) + newLine
  if (!isList(value)) {
    return `{${within(Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${textOf(part, inner)}`))}}`
  }
  if (value.every((part) => typeof part === 'number')) return `[${value.join(', ')}]`
  return `[${within(value.map((part) => textOf(part, inner)))}]`
}

/** `Array.isArray` does not narrow to read-only arrays. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
