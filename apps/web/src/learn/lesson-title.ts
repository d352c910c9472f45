import type { GameKind } from '@trick-bento/kit'
import { isIncluded } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'

/** The title of a lesson. The first lesson is called like its game. */
export function lessonTitle(kind: GameKind, length: 'title' | 'shortTitle'): string {
  const texts = gameTexts(kind)
  return isIncluded(kind) ? words.value.learn.title(texts[length]) : texts.title
}
