/** How a game wants to be laid out on a screen: what of its zones and public numbers is shown, and where. */
export interface Screen {
  /** About how long a game takes with the usual number of seats. */
  readonly minutes: number
  /**
   * By public number: a `counter` in the header (`of` another number, if that is its most), a `badge` at the seat that
   * it points at, an `emblem` of a suit, a `tally` at each seat. Those not named are not shown.
   */
  readonly numbers: Readonly<Record<string, NumberScreen>>
  /** By zone: each card (`fan`), a closed pile with its count (`pile`), part of the trick, or not at all. */
  readonly zones: Readonly<Record<string, 'fan' | 'pile' | 'in trick' | 'hidden'>>
  /** The option that lists what is printed in the corner of the cards, rank by rank. */
  readonly printed?: string
  /** What calls for a banner: points for a reason, or two cards alike that leave the trick for a zone together. */
  readonly moments: readonly Moment[]
}
export type NumberScreen =
  | { readonly as: 'counter'; readonly of?: string; readonly countFrom?: 1 }
  | { readonly as: 'badge' | 'emblem' | 'tally' }
export type Moment =
  | { readonly name: string; readonly score: string }
  | { readonly name: string; readonly twinsTo: string }

export const screens: Readonly<Record<string, Screen>> = {
  'gummi-trick': {
    minutes: 15,
    numbers: { tricks: { as: 'counter', countFrom: 1 } },
    zones: { faceDown: 'fan', shown: 'fan', buried: 'pile', unused: 'hidden' },
    printed: 'points',
    moments: [],
  },
  bannish: {
    minutes: 30,
    numbers: { chip: { as: 'badge' }, stars: { as: 'tally' } },
    zones: { prizes: 'fan', removed: 'hidden' },
    printed: 'stars',
    moments: [
      { name: 'bannish', twinsTo: 'removed' },
      { name: 'second-place', score: 'second-place' },
    ],
  },
  gudetama: {
    minutes: 20,
    numbers: { tricks: { as: 'counter', of: 'size', countFrom: 1 } },
    zones: { taken: 'pile', scored: 'fan', unused: 'hidden' },
    moments: [
      { name: 'one', score: 'one-in-last-trick' },
      { name: 'last-trick', score: 'last-trick' },
    ],
  },
  'sushi-trick': {
    minutes: 30,
    numbers: { trump: { as: 'emblem' }, tricks: { as: 'counter', countFrom: 1 }, won: { as: 'tally' } },
    zones: { covered: 'in trick', taken: 'pile', unused: 'hidden' },
    moments: [
      { name: 'meld', score: 'meld' },
      { name: 'reversal', score: 'reversal' },
      { name: 'penalty', score: 'penalty' },
    ],
  },
}
