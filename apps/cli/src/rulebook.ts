import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@trick-bento/games'
import type { GameKind } from '@trick-bento/kit'
import { describeGame } from './description.ts'
import { renderMarkdown } from './markdown.ts'
import { screenWidth } from './style.ts'

const FOLDER = join(import.meta.dirname, '../../../docs/rules')

export const LANGUAGES = ['en', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** The rules of a game as text for a terminal; of a game without a page, what it says about itself. */
export function rulesOf(kind: GameKind, language: Language): string {
  const page = join(FOLDER, `${kind.id}.${language}.md`)
  if (games.includes(kind) && existsSync(page)) return renderMarkdown(readFileSync(page, 'utf8'), screenWidth())
  return `${describeGame(kind)}\n\nThere is no page of rules for this game.`
}
