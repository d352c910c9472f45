import { useSignal } from '@preact/signals'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { language, words } from '../i18n/index.ts'
import { LessonButtons } from './lesson-buttons.tsx'
import type { LessonTable } from './lesson-table.ts'
import { SpokenText } from './spoken-text.tsx'
import './guide.css'

/** The paper card with the text of the lesson. */
export function Guide({ table, onNext }: { table: LessonTable; onNext(): void }) {
  const titleId = useId()
  const paper = useRef<HTMLElement>(null)
  const scrolls = useSignal(false)
  const { lesson } = table
  const scene = table.scene.value
  const texts = lesson.texts[language.value].scenes[lesson.scenes[scene].name]
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = paper.current!
    paper.current!.scrollTop = 0
    scrolls.value = scrollHeight > clientHeight
  }, [texts, table.step.value, table.remark.value])
  return (
    <section
      ref={paper}
      class={`guide${table.remark.value === 'seen' ? ' tried' : ''}`}
      aria-labelledby={titleId}
      {...(scrolls.value && { tabIndex: 0 })}
    >
      <header class="guide-head">
        <p class="guide-chapter">{words.value.learn.chapter(scene + 1, lesson.scenes.length)}</p>
        <h2 id={titleId}>{texts.title}</h2>
      </header>
      <div class="guide-text" role="status" aria-live="polite">
        {table.remark.value !== 'seen' && (
          <p key={`${scene}/${table.step.value}`} class="guide-says">
            <SpokenText game={table.stage.value.game} text={textOf(table)} />
          </p>
        )}
        <RemarkText table={table} />
      </div>
      <LessonButtons table={table} onNext={onNext} />
    </section>
  )
}

function RemarkText({ table }: { table: LessonTable }) {
  const w = words.value.learn
  const remark = table.remark.value
  if (remark === undefined) return null
  if (remark === 'right') {
    return (
      <p class="guide-remark right">
        <Icon name="check" /> {w.right}
      </p>
    )
  }
  return (
    <p key={remark} class={`guide-remark ${remark}`}>
      {remark === 'allowed' ? w.allowed : <SpokenText game={table.stage.value.game} text={textOf(table, remark)} />}
    </p>
  )
}

/** The text of the current step, or one of its remarks. */
function textOf(table: LessonTable, part: 'ask' | 'instead' | 'seen' = 'ask'): string {
  const { lesson, steps } = table
  const step = steps[table.step.value]
  if (!('text' in step)) return ''
  const text = lesson.texts[language.value].scenes[lesson.scenes[table.scene.value].name].steps[step.text]
  return typeof text === 'string' ? text : ((text as Readonly<Record<string, string>>)[part] ?? '')
}
