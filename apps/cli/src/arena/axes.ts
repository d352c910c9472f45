import { duration } from '../duration.ts'

/** A bot in a plot of strength against time. */
export interface Mark {
  readonly name: string
  readonly milliseconds: number
  readonly points: number
  readonly margin: number
}

export interface Axis {
  /** Position of a value: 0 at the start of the axis, 1 at its end. */
  at(value: number): number
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
}

const MOST_TICKS = 6

/** A logarithmic axis of whole decades that contains these times. */
export function timeAxis(marks: readonly Mark[]): Axis {
  const logs = marks.map(({ milliseconds }) => Math.log10(milliseconds))
  const first = Math.floor(Math.min(...logs))
  const last = Math.max(first + 1, Math.ceil(Math.max(...logs)))
  const at = (milliseconds: number): number => (Math.log10(milliseconds) - first) / (last - first)
  const decades = Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i))
  const between = decades.length > 3 ? [] : decades.slice(0, -1).flatMap((ten) => [2 * ten, 5 * ten])
  const values = [...decades, ...between].sort((a, b) => a - b)
  return { at, ticks: values.map((value) => ({ at: at(value), label: duration(value) })) }
}

/** A linear axis that contains these points and their intervals, with the best at its end. */
export function pointsAxis(marks: readonly Mark[], best: 'highest' | 'lowest'): Axis {
  const least = Math.min(...marks.map(({ points, margin }) => points - margin))
  const most = Math.max(...marks.map(({ points, margin }) => points + margin))
  const step = roundStep((most - least || 1) / MOST_TICKS)
  const first = Math.floor(least / step)
  const last = Math.max(first + 1, Math.ceil(most / step))
  const at = (points: number): number => {
    const share = (points / step - first) / (last - first)
    return best === 'lowest' ? 1 - share : share
  }
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  const values = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
  return { at, ticks: values.map((value) => ({ at: at(value), label: value.toFixed(digits) })) }
}

/** The next larger of 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(least))
  return ten * [1, 2, 5, 10].find((factor) => factor * ten >= least * (1 - 1e-9))!
}
