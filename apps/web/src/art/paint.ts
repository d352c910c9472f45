const PAINTS: Readonly<Record<string, string>> = {
  red: 'R',
  blue: 'B',
  yellow: 'Y',
  green: 'G',
  purple: 'P',
  brown: 'N',
  black: 'K',
}

/** The letter of our paint for a colour that a deck names; undefined for one that we do not have. */
export const paintOf = (colour: string | undefined): string | undefined =>
  colour !== undefined && Object.hasOwn(PAINTS, colour) ? PAINTS[colour] : undefined
