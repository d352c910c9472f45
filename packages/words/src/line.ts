/** A line of the log. */
export interface Line {
  readonly text: string
  /** The same in fewer words, for those who listen; the text itself unless said. */
  readonly spoken?: string
  /** Not worth interrupting somebody who listens. */
  readonly minor?: true
}
