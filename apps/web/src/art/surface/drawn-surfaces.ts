import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { SurfaceProps } from './geometry.ts'

/**
 * `art/<game-id>/surface.tsx` exports the surface of a drawn game, and `art/undrawn/surface.tsx` that of all others. They
 * are loaded with a table, not with the first page.
 */
const modules = import.meta.glob<{ readonly Surface: ComponentType<SurfaceProps> }>('../*/surface.tsx')

const loaders = new Map(Object.entries(modules).map(([path, load]) => [path.split('/')[1], load]))

const loaded = signal<ReadonlyMap<string, ComponentType<SurfaceProps>>>(new Map())

const folderOf = (gameId: string): string => (loaders.has(gameId) ? gameId : 'undrawn')

/** The surface of a game; undefined until it is loaded. */
export const surfaceOf = (gameId: string): ComponentType<SurfaceProps> | undefined => loaded.value.get(folderOf(gameId))

/** Loads the surface of a game. A table whose surface cannot be loaded stays plain. */
export async function loadSurface(gameId: string): Promise<void> {
  const folder = folderOf(gameId)
  if (loaded.peek().has(folder)) return
  try {
    const { Surface } = await loaders.get(folder)!()
    loaded.value = new Map(loaded.peek()).set(folder, Surface)
  } catch {
    // Offline before the first visit: the colours are there, and the drawing is decoration.
  }
}
