import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The variable that tells the build which files hold games of one's own. */
export const OWN_GAMES = 'BENTO_OWN_GAMES'

const PLACE = join(import.meta.dirname, '../../src/own-games.ts')

/** Puts games of one's own, given by their files, beside ours; a file that lies anywhere gets our kit. */
export function ownGames(): Plugin {
  const files = JSON.parse(process.env[OWN_GAMES] ?? '[]') as string[]
  return {
    name: 'own-games',
    async resolveId(source, importer, options) {
      if (!source.startsWith('@trick-bento/') || importer === undefined || importer === PLACE) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found ?? this.resolve(source, PLACE, { ...options, skipSelf: true })
    },
    load(id) {
      if (files.length === 0 || id !== PLACE) return undefined
      const imports = files.map((file, i) => `import * as file${i} from ${JSON.stringify(file)}`)
      const modules = files.map((_, i) => `...Object.values(file${i})`)
      return `${imports.join('\n')}
        const isGame = (value) => typeof value?.id === 'string' && typeof value.at === 'function'
        export const ownGames = [...new Set([${modules.join(', ')}].filter(isGame))]`
    },
  }
}
