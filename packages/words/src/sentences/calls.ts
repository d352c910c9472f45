import type { ReadyPhase, Seat } from '@trick-bento/kit'

/** True if there is a call for each seat, with its number: `lead 0`, `lead 1` … */
const nameSeats = (calls: readonly string[], seats: number): boolean =>
  calls.length === seats && calls.every((text, i) => text.endsWith(` ${i}`))

/** The key of a call's texts, and the seat that it names, if any. */
export function callKey({ calls }: ReadyPhase, call: number, seats: number): { key: string; named: Seat | undefined } {
  const text = calls[call]
  if (!nameSeats(calls, seats)) return { key: text, named: undefined }
  return { key: text.slice(0, text.lastIndexOf(' ')), named: call }
}
