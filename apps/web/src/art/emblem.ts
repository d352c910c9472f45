import { drawnGames } from './game-art.ts'
import { SILHOUETTES } from './symbols/silhouettes.ts'

export const hasDrawing = (gameId: string, suit: string): boolean =>
  drawnGames.get(gameId)?.suits.includes(suit) ?? false

export const isPlainSuit = (suit: string): boolean => suit in SILHOUETTES

/** The symbol in `ArtDefs` for a suit. A suit without a drawing gets a plain shape. */
export const emblemOf = (gameId: string, suit: string): string => {
  if (hasDrawing(gameId, suit)) return `#tb-${gameId}-${suit}`
  return isPlainSuit(suit) ? `#tb-plain-${suit}` : '#tb-plain-'
}

/** The outline of that symbol, for a layer of paper behind it on a dark background. */
export const outlineOf = (gameId: string, suit: string): string => {
  const outline = hasDrawing(gameId, suit) ? drawnGames.get(gameId)?.outlines?.[suit] : undefined
  return outline ?? SILHOUETTES[suit] ?? SILHOUETTES.R
}
