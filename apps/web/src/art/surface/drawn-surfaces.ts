import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { SurfaceProps } from './geometry.ts'

/** `art/<game-id>/surface.tsx` exports the surface of a drawn game. They are loaded with a table, not with the first page. */
const modules = import.meta.glob<{ readonly Surface: ComponentType<SurfaceProps> }>('../*/surface.tsx')

const loaders = new Map(Object.entries(modules).map(([path, load]) => [path.split('/')[1], load]))

const loaded = signal<ReadonlyMap<string, ComponentType<SurfaceProps>>>(new Map())

/** The surface of a drawn game; undefined until it is loaded, and for a game without one. */
export const drawnSurface = (gameId: string): ComponentType<SurfaceProps> | undefined => loaded.value.get(gameId)

/** Loads the surface of a game. A table whose surface cannot be loaded stays plain. */
export async function loadSurface(gameId: string): Promise<void> {
  if (loaded.peek().has(gameId)) return
  try {
    const module = await loaders.get(gameId)?.()
    if (module) loaded.value = new Map(loaded.peek()).set(gameId, module.Surface)
  } catch {
    // Offline before the first visit: the colours are there, and the drawing is decoration.
  }
}
