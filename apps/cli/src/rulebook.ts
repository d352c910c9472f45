import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameKind } from '@trick-bento/kit'
import { parseMarkdown } from '@trick-bento/words/markdown'
import { describeGame } from './description.ts'
import { isOurs } from './games.ts'
import { language, words } from './i18n/index.ts'
import { renderMarkdown } from './markdown.ts'
import { screenWidth } from './style.ts'

/** The rules of a game as text for a terminal; a game without a rules page is described instead. */
export function rulesOf(kind: GameKind): string {
  if (!isOurs(kind)) return `${describeGame(kind)}\n\n${words().games.noRules}`
  const page = fileURLToPath(import.meta.resolve(`@trick-bento/games/rules/${kind.id}.${language()}.md`))
  return renderMarkdown(parseMarkdown(readFileSync(page, 'utf8')), screenWidth())
}
