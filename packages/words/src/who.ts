/** Somebody at the table, as sentences speak of them. */
export interface Who {
  readonly name: string
  /** True for the person who reads. */
  readonly you: boolean
}
