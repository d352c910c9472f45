import type { GameKind } from '@trick-bento/kit'
import { isIncluded } from '../games.ts'
import { words } from '../i18n/index.ts'

/** The title of a lesson, from the title of its game. The first lesson is called like its game. */
export const lessonTitle = (kind: GameKind, title: string): string =>
  isIncluded(kind) ? words.value.learn.title(title) : title
