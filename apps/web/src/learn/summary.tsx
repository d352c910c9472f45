import type { GameKind } from '@trick-bento/kit'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { isIncluded, lessonGames } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { language, words } from '../i18n/index.ts'
import { sound } from '../sound/sound.ts'
import type { LessonTable } from './lesson-table.ts'
import { progressOf } from './progress.ts'
import { SpokenText } from './spoken-text.tsx'
import { Stamp } from './stamp.tsx'
import './summary.css'

interface LessonSummaryProps {
  readonly kind: GameKind
  readonly table: LessonTable
  onAgain(): void
  onPractice(): void
}

/** The end of a lesson: what the learner knows now, and where to go next. */
export function LessonSummary({ kind, table, onAgain, onPractice }: LessonSummaryProps) {
  const w = words.value.learn
  const heading = useRef<HTMLHeadingElement>(null)
  const { stamp } = progressOf(kind.id)
  useEffect(() => {
    heading.current?.focus()
    if (stamp) sound('win')
  }, [])
  const following = lessonAfter(kind)
  const hasPages = isIncluded(kind)
  const { learnt } = table.lesson.texts[language.value]
  return (
    <section class="sheet lesson-summary">
      <h2 ref={heading} tabIndex={-1}>
        {w.finished}
      </h2>
      {stamp && <Celebration kind={kind} />}
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
        <button type="button" class="button" onClick={onPractice}>
          <Icon name="play" /> {stamp ? w.practice.again : w.practice.forStamp}
        </button>
        <button type="button" class="button" onClick={onAgain}>
          <Icon name="repeat" /> {w.again}
        </button>
      </div>
    </section>
  )
}

const CONFETTI = 14

/** The stamp is pressed onto the page. */
function Celebration({ kind }: { kind: GameKind }) {
  return (
    <p class="celebration">
      <span class="pressed">
        {Array.from({ length: CONFETTI }, (_, i) => (
          <i key={i} style={{ '--turn': `${(i * 360) / CONFETTI}deg` }} />
        ))}
        <Stamp kind={kind} />
      </span>
      {words.value.learn.stampEarned}
    </p>
  )
}

/** The next game whose lesson is not done yet. */
function lessonAfter({ id }: GameKind): GameKind | undefined {
  const at = lessonGames.findIndex((game) => game.id === id)
  const others = [...lessonGames.slice(at + 1), ...lessonGames.slice(0, at)]
  return others.find((game) => !progressOf(game.id).done)
}
