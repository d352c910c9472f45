import type { Companions } from '@trick-bento/games'
import type { Guide } from '@trick-bento/games/guide'
import type { GameKind } from '@trick-bento/kit'
import type { Language } from '@trick-bento/protocol/constants'
import { type Block, parseMarkdown } from '@trick-bento/words/markdown'

/** The rules of a game in one language. */
export interface Book {
  readonly blocks: readonly Block[]
  /** The rules in pictures, if the game has them. */
  readonly guide: Guide | undefined
}

const FOLDER = '../../../../packages/games/src'
const PAGES = import.meta.glob<string>('../../../../packages/games/src/*/rules.*.md', {
  query: '?raw',
  import: 'default',
})

/** Loads the rules of a game; undefined if it has no rules page. */
export async function loadBook(kind: GameKind & Partial<Companions>, language: Language): Promise<Book | undefined> {
  const path = `${FOLDER}/${kind.id}/rules.${language}.md`
  if (!Object.hasOwn(PAGES, path)) return undefined
  const [page, guide] = await Promise.all([PAGES[path](), kind.guide?.()])
  return { blocks: parseMarkdown(page), guide }
}
