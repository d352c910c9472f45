import { LEARNER } from '@trick-bento/games/lesson'
import { useMemo, useRef } from 'preact/hooks'
import { language, words } from '../i18n/index.ts'
import { Phrases } from '../table/phrases.ts'
import { TableView } from '../table/table-view.tsx'
import { FirstLessonLink } from './first-lesson-link.tsx'
import { backButton, LessonBar } from './lesson-bar.tsx'
import { LessonFrame, type LessonHead } from './lesson-frame.tsx'
import type { LessonTable } from './lesson-table.ts'
import { namesAt } from './names-at.ts'
import { SceneText } from './scene-text.tsx'
import { endPause, isPaused } from './trick-pause.ts'

/** The scenes of a lesson. */
export function Scenes({ table, head }: { table: LessonTable; head: LessonHead }) {
  const w = words.value
  const box = useRef<HTMLDivElement>(null)
  const { lesson, kind } = table
  const names = useMemo(() => namesAt(lesson.seats), [w])
  const stage = table.stage.value
  const phrases = useMemo(() => new Phrases(stage.game, names, LEARNER), [stage.game, names])
  const ask = table.ask.value
  const scene = table.scene.value
  const isSaying = table.steps[table.step.value].kind === 'say' || table.remark.value === 'seen'
  const paused = isPaused(stage)
  const textKey = `${scene}/${table.step.value}/${table.remark.value}/${language.value}`

  const next = (): void => {
    table.next()
    if (paused) endPause(box.current!)
  }
  const noteClick = (event: MouseEvent): void => {
    const card = (event.target as Element).closest<HTMLElement>('button[data-card]')
    if (card !== null) table.refused(Number(card.dataset.card))
  }
  return (
    <LessonFrame
      head={head}
      stage={stage}
      phrases={phrases}
      chapter={w.learn.chapter(scene + 1, lesson.scenes.length)}
      title={lesson.texts[language.value].scenes[lesson.scenes[scene].name].title}
      textKey={textKey}
      text={
        <>
          <SceneText table={table} />
          {scene === 0 && table.step.value === 0 && <FirstLessonLink kind={kind} />}
        </>
      }
      table={
        // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of the table's own buttons
        // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the table's own buttons
        <div ref={box} class="lesson-table" onClick={noteClick}>
          <TableView
            stage={stage}
            names={names}
            you={LEARNER}
            ask={ask}
            thinking={table.thinking.value}
            advice={table.advice.value}
          />
        </div>
      }
      bar={
        <LessonBar
          first={table.canGoBack ? backButton(() => table.back()) : undefined}
          help={
            ask !== undefined && !isSaying
              ? { icon: 'hint', label: w.learn.showMe, onClick: () => table.showMe() }
              : undefined
          }
          onNext={table.canGoOn.value || paused ? next : undefined}
          next={isSaying || paused ? 'main' : 'aside'}
          textKey={textKey}
        />
      }
    />
  )
}
