import { loadItem, saveItem } from '../settings/storage.ts'

/** The progress of a lesson on this device. */
export interface Progress {
  /** All scenes have been seen. */
  readonly done: boolean
  /** The scene that was opened last, or the practice round. */
  readonly scene: number | 'practice'
  /** The practice round has been played to its end. */
  readonly stamp: boolean
}

const NOTHING: Progress = { done: false, scene: 0, stamp: false }

export function progressOf(game: string): Progress {
  const stored = loadItem(`learn/${game}`)
  if (typeof stored !== 'object' || stored === null) return NOTHING
  const { done, scene, stamp } = stored as Record<string, unknown>
  return {
    done: done === true,
    scene: scene === 'practice' ? scene : Number.isInteger(scene) && (scene as number) >= 0 ? (scene as number) : 0,
    stamp: stamp === true,
  }
}

const save = (game: string, change: Partial<Progress>): void =>
  saveItem(`learn/${game}`, { ...progressOf(game), ...change })

/** Saves that a scene was opened. */
export const saveScene = (game: string, scene: number): void => save(game, { scene })
/** Saves that all scenes have been seen, and that the practice round is next. */
export const saveScenesDone = (game: string): void => save(game, { done: true, scene: 'practice' })
/** Saves that the lesson is over. */
export const saveEnd = (game: string, practice: 'played' | 'skipped'): void =>
  save(game, { done: true, scene: 0, ...(practice === 'played' && { stamp: true }) })
