import { loadItem, onItemChange, removeItem, saveItem } from '../settings/storage.ts'

/** Identifies this tab, until it is closed or reloaded. */
const TAB = crypto.randomUUID?.() ?? String(Math.random())

const keyOf = (game: string): string => `owner/${game}`

/** Makes this tab the only one that plays and saves this game. */
export function claimGame(game: string): void {
  removeItem(keyOf(game)) // if the storage is full, no tab owns the game
  saveItem(keyOf(game), TAB)
}

/** False if another tab has claimed the game since. */
export function ownsGame(game: string): boolean {
  const owner = loadItem(keyOf(game))
  return owner === undefined || owner === TAB
}

/** Calls back when another tab may have claimed the game. Returns a function that ends this. */
export function onOwnerChange(game: string, callback: () => void): () => void {
  const forget = onItemChange((name) => name === keyOf(game) && callback())
  // A browser may freeze a tab in the background, which then misses events.
  document.addEventListener('visibilitychange', callback)
  return () => {
    forget()
    document.removeEventListener('visibilitychange', callback)
  }
}
