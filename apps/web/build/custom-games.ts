import { join } from 'node:path'
import type { Plugin } from 'vite'
import { WEB } from './folders.ts'

/** The environment variable with a JSON list of game files. */
export const CUSTOM_GAMES = 'BENTO_CUSTOM_GAMES'

const MODULE = join(WEB, 'src/custom-games.ts')

/** Adds games from files outside the project. Such a file imports our kit wherever it lies. */
export function customGames(): Plugin {
  const files = JSON.parse(process.env[CUSTOM_GAMES] ?? '[]') as string[]
  return {
    name: 'custom-games',
    async resolveId(source, importer, options) {
      if (!source.startsWith('@trick-bento/') || importer === undefined || importer === MODULE) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found ?? this.resolve(source, MODULE, { ...options, skipSelf: true })
    },
    load(id) {
      if (files.length === 0 || id !== MODULE) return undefined
      const imports = files.map((file, i) => `import * as file${i} from ${JSON.stringify(file)}`)
      const modules = files.map((_, i) => `...Object.values(file${i})`)
      return `${imports.join('\n')}
        const isGame = (value) => typeof value?.id === 'string' && typeof value.at === 'function'
        export const customGames = [...new Set([${modules.join(', ')}].filter(isGame))]`
    },
  }
}
