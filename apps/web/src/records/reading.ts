/** What can be wrong with a text that should be a record; each has a sentence of its own in every language. */
export type Fault =
  | 'empty'
  | 'too large'
  | 'damaged link'
  | 'newer link'
  | 'not JSON'
  | 'not a record'
  | 'other format'
  | 'unknown game'
  | 'unreadable'

export interface Refusal {
  readonly ok: false
  readonly fault: Fault
  /** What exactly is wrong, in plain English for those who want to know. */
  readonly error: string
  /** The game that is not known. */
  readonly game?: string
}

/** A `Result` that also says what kind of fault it was. */
export type Reading<T> = { readonly ok: true; readonly value: T } | Refusal

export const fault = (what: Fault, error: string): Refusal => ({ ok: false, fault: what, error })
