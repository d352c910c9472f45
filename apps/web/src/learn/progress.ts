import { loadItem, saveItem } from '../settings/storage.ts'

/** How far a lesson was taken on this device. */
export interface Progress {
  readonly done: boolean
  /** The scene that was opened last. */
  readonly scene: number
}

const NOTHING: Progress = { done: false, scene: 0 }

export function progressOf(game: string): Progress {
  const kept = loadItem(`learn/${game}`)
  if (typeof kept !== 'object' || kept === null) return NOTHING
  const { done, scene } = kept as Record<string, unknown>
  return { done: done === true, scene: Number.isInteger(scene) && (scene as number) >= 0 ? (scene as number) : 0 }
}

/** A scene was opened; the one after the last means that the lesson is finished. */
export function noteScene(game: string, scene: number, scenes: number): void {
  const isFinished = scene >= scenes
  saveItem(`learn/${game}`, { done: isFinished || progressOf(game).done, scene: isFinished ? 0 : scene })
}
