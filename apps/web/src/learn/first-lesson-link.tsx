import type { GameKind } from '@trick-bento/kit'
import { isIncluded, lessonGames } from '../games.ts'
import { words } from '../i18n/index.ts'
import { progressOf } from './progress.ts'

/** Offers the first lesson to people who have not finished any lesson. */
export function FirstLessonLink({ kind }: { kind: GameKind }) {
  const w = words.value.learn
  const [first] = lessonGames
  if (first.id === kind.id || isIncluded(first) || lessonGames.some(({ id }) => progressOf(id).done)) return null
  return (
    <p class="guide-aside">
      {w.newToTricks} <a href={`/learn/${first.id}`}>{w.firstLesson}</a>
    </p>
  )
}
