import { loadItem, saveItem } from '../settings/storage.ts'

/** The progress of a lesson on this device. */
export interface Progress {
  readonly done: boolean
  /** The scene that was opened last. */
  readonly scene: number
}

const NOTHING: Progress = { done: false, scene: 0 }

export function progressOf(game: string): Progress {
  const stored = loadItem(`learn/${game}`)
  if (typeof stored !== 'object' || stored === null) return NOTHING
  const { done, scene } = stored as Record<string, unknown>
  return { done: done === true, scene: Number.isInteger(scene) && (scene as number) >= 0 ? (scene as number) : 0 }
}

/** Saves that a scene was opened. The number of scenes means that the lesson is finished. */
export function saveProgress(game: string, scene: number, scenes: number): void {
  const isFinished = scene >= scenes
  saveItem(`learn/${game}`, { done: isFinished || progressOf(game).done, scene: isFinished ? 0 : scene })
}
