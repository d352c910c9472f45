const CODES: Readonly<Record<string, string>> = {
  bold: '1',
  dim: '2',
  underline: '4',
  red: '91',
  green: '92',
  yellow: '93',
  blue: '94',
  purple: '95',
  cyan: '96',
  brown: '38;5;173',
  // Black is invisible on a dark screen and white on a light one; bold in the terminal's own colour shows on both.
  black: '1',
}

const colourful = wantsColour(process.stdout)

function wantsColour(stream: { readonly isTTY?: boolean }): boolean {
  const { FORCE_COLOR, NO_COLOR, TERM } = process.env
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false'
  if (NO_COLOR) return false
  return stream.isTTY === true && TERM !== 'dumb'
}

/** The text in these inks, if standard output shows colours. Unknown inks change nothing. */
export function paint(text: string, ...inks: readonly string[]): string {
  const codes = inks.flatMap((ink) => (Object.hasOwn(CODES, ink) ? [CODES[ink]] : []))
  return colourful && codes.length > 0 && text !== '' ? `\u001b[${codes.join(';')}m${text}\u001b[0m` : text
}

const USUAL_WIDTH = 80
const WIDEST = 100

/** How wide lines of text may be. */
export const screenWidth = (): number => Math.min(process.stdout.columns || USUAL_WIDTH, WIDEST)

/** Text from outside without characters that could control a terminal. */
export const harmless = (text: string): string => text.replace(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu, '·')
