/** The kinds of errors when reading a record. Each has a text in every language. */
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
  /** The exact error message, in English. */
  readonly error: string
  /** The id of the unknown game. */
  readonly game?: string
}

/** A `Result` whose error has a kind. */
export type Reading<T> = { readonly ok: true; readonly value: T } | Refusal

export const fault = (what: Fault, error: string): Refusal => ({ ok: false, fault: what, error })
