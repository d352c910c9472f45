import type { Language } from '@trick-bento/protocol/constants'
import { type Block, parseMarkdown } from '@trick-bento/words/markdown'

const FOLDER = '../../../../packages/games/src'
const PAGES = import.meta.glob<string>('../../../../packages/games/src/*/rules.*.md', {
  query: '?raw',
  import: 'default',
})

/** The rules of a game in a language; undefined if there is no such page. */
export async function loadRules(gameId: string, language: Language): Promise<Block[] | undefined> {
  const path = `${FOLDER}/${gameId}/rules.${language}.md`
  return Object.hasOwn(PAGES, path) ? parseMarkdown(await PAGES[path]()) : undefined
}
