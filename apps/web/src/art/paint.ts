const PAINTS: Readonly<Record<string, string>> = {
  red: 'R',
  blue: 'B',
  yellow: 'Y',
  green: 'G',
  purple: 'P',
  brown: 'N',
  black: 'K',
}

/** The suit letter whose `--suit-*` tokens fit a colour that a deck declares; undefined if there is none. */
export const paintOf = (colour: string | undefined): string | undefined =>
  colour !== undefined && Object.hasOwn(PAINTS, colour) ? PAINTS[colour] : undefined
