import { Icon } from '../art/icons.tsx'
import { language, words } from '../i18n/index.ts'
import type { LessonTable } from './lesson-table.ts'
import { SpokenText } from './spoken-text.tsx'

/** The text of the current step and the remark about the learner's move. */
export function SceneText({ table }: { table: LessonTable }) {
  const remark = table.remark.value
  return (
    <>
      {(remark === undefined || remark === 'right') && (
        <p key={`${table.scene.value}/${table.step.value}`} class="guide-says">
          <SpokenText game={table.stage.value.game} text={textOf(table)} />
        </p>
      )}
      <RemarkText table={table} />
    </>
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
