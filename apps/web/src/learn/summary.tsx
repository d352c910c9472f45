import type { GameKind } from '@trick-bento/kit'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { isIncluded, lessonGames } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { language, words } from '../i18n/index.ts'
import type { LessonTable } from './lesson-table.ts'
import { progressOf } from './progress.ts'
import { SpokenText } from './spoken-text.tsx'
import './summary.css'

/** The end of a lesson: what the learner knows now, and where to go next. */
export function LessonSummary({ kind, table }: { kind: GameKind; table: LessonTable }) {
  const w = words.value.learn
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const following = lessonAfter(kind)
  const hasPages = isIncluded(kind)
  const { learnt } = table.lesson.texts[language.value]
  return (
    <section class="sheet lesson-summary">
      <h2 ref={heading} tabIndex={-1}>
        {w.finished}
      </h2>
      <h3>{w.learnt}</h3>
      <ul class="learnt">
        {learnt.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <p>
              <SpokenText game={table.stage.value.game} text={point} />
            </p>
          </li>
        ))}
      </ul>
      <div class="actions">
        {hasPages && (
          <a class="button primary big" href={`/play/${kind.id}`}>
            <Icon name="play" /> {w.playNow}
          </a>
        )}
        {following !== undefined && (
          <a class={`button${hasPages ? '' : ' primary big'}`} href={`/learn/${following.id}`}>
            {w.nextLesson(gameTexts(following).shortTitle)}
          </a>
        )}
        {hasPages && (
          <a class="button" href={`/rules/${kind.id}`}>
            <Icon name="rules" /> {w.readRules}
          </a>
        )}
        <a class="button" href="/learn">
          {w.allLessons}
        </a>
        <button type="button" class="button" onClick={() => table.restart()}>
          <Icon name="repeat" /> {w.again}
        </button>
      </div>
    </section>
  )
}

/** The next game whose lesson is not done yet. */
function lessonAfter({ id }: GameKind): GameKind | undefined {
  const at = lessonGames.findIndex((game) => game.id === id)
  const others = [...lessonGames.slice(at + 1), ...lessonGames.slice(0, at)]
  return others.find((game) => !progressOf(game.id).done)
}
