import { signal } from '@preact/signals'
import { findLevel } from '@trick-bento/bots'
import { games } from '../games.ts'
import { loadItem, onItemChange, removeItem, saveItem, storageFailed } from '../settings/storage.ts'
import { gameOf, type Plan, type Player, type Progress, resume } from './plan.ts'

const keyOf = (id: string): string => `game/${id}`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlan = (plan: unknown): plan is Plan =>
  isObject(plan) &&
  typeof plan.game === 'string' &&
  typeof plan.seed === 'string' &&
  isObject(plan.options) &&
  Array.isArray(plan.players) &&
  plan.players.every(isPlayer)

const isPlayer = (player: unknown): player is Player =>
  isObject(player) &&
  typeof player.name === 'string' &&
  (player.kind === 'person' || (player.kind === 'bot' && findLevel(String(player.level)) !== undefined))

/** A game in progress as it is stored. */
export interface SavedGame extends Progress {
  /** Milliseconds since 1970. */
  readonly savedAt?: number
}

/** The games in progress, one per game id. They are stored on this device, or in memory if it has no storage. */
const inProgress = signal<Readonly<Record<string, SavedGame>>>(loadAll())

/** The game in progress with this id. */
export const savedGame = (id: string): Progress | undefined => inProgress.value[id]

/** All games in progress, the latest first. */
export const savedGames = (): Progress[] =>
  Object.values(inProgress.value).sort((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0))

export function saveGame({ plan, moves }: Progress): void {
  const saved: SavedGame = { plan, moves, savedAt: Date.now() }
  inProgress.value = { ...inProgress.value, [plan.game]: saved }
  saveItem(keyOf(plan.game), saved)
}

export function discardGame(id: string): void {
  const { [id]: _, ...others } = inProgress.value
  inProgress.value = others
  removeItem(keyOf(id))
}

/** Reads the games again, which another tab may have changed. */
export function reloadGames(): void {
  if (!storageFailed.value) inProgress.value = loadAll()
}

onItemChange((key) => {
  if (games.some(({ id }) => keyOf(id) === key)) inProgress.value = loadAll()
})

function loadAll(): Record<string, SavedGame> {
  const found: Record<string, SavedGame> = {}
  for (const { id } of games) {
    const progress = readProgress(loadItem(keyOf(id)), id)
    if (progress !== undefined) found[id] = progress
  }
  return found
}

/** Checks a stored game, which may come from another version or be damaged; undefined if it cannot be continued. */
export function readProgress(stored: unknown, id: string): SavedGame | undefined {
  const progress = stored as SavedGame | undefined
  if (!isObject(progress) || !isPlan(progress.plan) || progress.plan.game !== id) return undefined
  if (progress.savedAt !== undefined && typeof progress.savedAt !== 'number') return undefined
  if (!Array.isArray(progress.moves) || !progress.moves.every((move) => typeof move === 'string')) return undefined
  const game = gameOf(progress.plan)
  return game.ok && resume(game.value, progress).ok ? progress : undefined
}
