/** What sampled deals show about an advised move and the next best one. */
export interface Evidence {
  /** The number of deals in which both moves were played out. */
  readonly deals: number
  /** In which share of the deals the advised move wins the trick; undefined if it brings no card into the trick. */
  readonly takes?: number
  /** What separates the moves most; undefined if nothing stands out. */
  readonly finding?: Finding
  /**
   * `better`: the advised move is clearly better, by `lead` points a round. `preferred`: it is clearly better for the
   * round or the match, but not by points. `equal`: nothing separates the moves. `unclear`: none of these.
   */
  readonly verdict: 'better' | 'preferred' | 'equal' | 'unclear'
  /** By how many points a round the advised move is better, on average. */
  readonly lead: number
}

/** Something in which the two moves differ: for the advised move, and for the other one. */
export type Finding =
  /** In which share of the deals the card wins the trick, or vanishes together with one alike. */
  | { readonly what: 'takes' | 'vanishes'; readonly mine: number; readonly other: number }
  /** In which share of the deals the seat gets or loses points for this code. */
  | { readonly what: 'gains' | 'loses'; readonly why: string; readonly mine: number; readonly other: number }
  /** Points in this trick, on average. */
  | { readonly what: 'trick points'; readonly mine: number; readonly other: number }
  /** Points after this trick, on average. */
  | { readonly what: 'later points'; readonly mine: number; readonly other: number }
