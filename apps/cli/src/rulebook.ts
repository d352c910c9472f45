import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '@trick-bento/games'
import type { GameKind } from '@trick-bento/kit'
import { describeGame } from './description.ts'
import { renderMarkdown } from './markdown.ts'
import { screenWidth } from './style.ts'

export const LANGUAGES = ['en', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** The rules of a game as text for a terminal; of a game without a page, what it says about itself. */
export function rulesOf(kind: GameKind, language: Language): string {
  if (games.some((game) => game === kind)) {
    const page = fileURLToPath(import.meta.resolve(`@trick-bento/games/rules/${kind.id}.${language}.md`))
    return renderMarkdown(readFileSync(page, 'utf8'), screenWidth())
  }
  return `${describeGame(kind)}\n\nThere is no page of rules for this game.`
}
