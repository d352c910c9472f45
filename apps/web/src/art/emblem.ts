import { SILHOUETTES } from './symbols/silhouettes.ts'

const SUITS_DRAWN: Readonly<Record<string, string>> = {
  'gummi-trick': 'RBYGPN',
  bannish: 'RBYGP',
  'sushi-trick': 'RKBY',
}

const SUSHI_OUTLINES: Readonly<Record<string, string>> = {
  R: 'M1.6 13.6C2 7.6 7 3.6 13 3.6S22.4 7.4 22.4 12.6L20 15V20.5H4V16Z',
  K: 'M12 1.8a10.2 10.2 0 1 1 0 20.4a10.2 10.2 0 1 1 0-20.4Z',
  B: 'M1.5 12C4 5 12 2.8 16.5 8.8L22.5 4Q20.6 12 22.5 20L16.5 15.2C12 21.2 4 19 1.5 12Z',
  Y: 'M3 3.5H21V20.5H3Z',
}

const EGG_OUTLINE = 'M12 2C16.5 2 20 8.5 20 13.5 20 18.5 16.5 22 12 22S4 18.5 4 13.5C4 8.5 7.5 2 12 2Z'

export const hasDrawing = (gameId: string, suit: string): boolean =>
  suit !== '' && (SUITS_DRAWN[gameId]?.includes(suit) ?? false)

export const isPlainSuit = (suit: string): boolean => suit in SILHOUETTES

/** The symbol in `ArtDefs` that stands for a suit; a game or a suit that nobody has drawn gets a plain shape. */
export const emblemOf = (gameId: string, suit: string): string => {
  if (gameId === 'gudetama' && suit === '') return '#tb-gudetama-'
  if (hasDrawing(gameId, suit)) return `#tb-${gameId}-${suit}`
  return isPlainSuit(suit) ? `#tb-plain-${suit}` : '#tb-plain-'
}

/** The outline of that symbol, to lay paper behind it on a dark ground. */
export const outlineOf = (gameId: string, suit: string): string => {
  if (gameId === 'gudetama' && suit === '') return EGG_OUTLINE
  if (gameId === 'sushi-trick' && hasDrawing(gameId, suit)) return SUSHI_OUTLINES[suit]
  return SILHOUETTES[suit] ?? SILHOUETTES.R
}
