/** A person or bot at the table, as a sentence names them. */
export interface Who {
  readonly name: string
  /** True for the reader. */
  readonly you: boolean
}
