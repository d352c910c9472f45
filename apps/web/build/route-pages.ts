import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games, trick } from '@trick-bento/games'
import type { Plugin } from 'vite'

const OF_THE_APP = ['play', 'watch', 'replay', 'learn', 'rules', 'settings', 'online', 'me', 'history']
const OF_A_GAME = ['play', 'watch', 'learn', 'rules', 'online']

/** The paths of all pages but the start page and those of online tables, whose ids are not known here. */
export const ROUTES: readonly string[] = [
  ...OF_THE_APP,
  `learn/${trick.id}`,
  ...games.flatMap(({ id }) => [...OF_A_GAME.map((page) => `${page}/${id}`), `play/${id}/table`]),
]

/** The page for all routes, for a host that has a fallback page. It works at the root of a host only. */
export const FALLBACK = '200.html'

/**
 * Copies `index.html` for every route, so that links and reloads work on a static host, which knows no routes:
 * `/rules` is the folder `rules` with its own `index.html`. Each copy refers to the assets by its own depth.
 */
export const routePages = (): Plugin => ({
  name: 'route-pages',
  apply: 'build',
  writeBundle({ dir }) {
    if (this.environment.name === 'client' && dir) writeRoutePages(dir)
  },
})

export function writeRoutePages(folder: string): void {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  writeFileSync(join(folder, FALLBACK), withAssetsAt('/', page))
  for (const route of ROUTES) {
    mkdirSync(join(folder, route), { recursive: true })
    writeFileSync(join(folder, route, 'index.html'), withAssetsAt(route.replaceAll(/[^/]+(?:\/|$)/g, '../'), page))
  }
}

/** `index.html` refers to all files of the site by `./`. */
const withAssetsAt = (prefix: string, page: string): string => page.replaceAll('="./', `="${prefix}`)
