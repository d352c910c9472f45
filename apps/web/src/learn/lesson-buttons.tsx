import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import type { LessonTable } from './lesson-table.ts'
import './lesson-buttons.css'

/** A button that continues the lesson, or one that highlights the expected move. */
export function LessonButtons({ table, onNext }: { table: LessonTable; onNext(): void }) {
  const w = words.value
  const button = useRef<HTMLButtonElement>(null)
  const { kind } = table.steps[table.step.value]
  const canGoOn = table.canGoOn.value
  const showsText = kind === 'say' || table.remark.value === 'seen'
  useEffect(() => {
    if (canGoOn && showsText && isFocusFree()) button.current?.focus({ preventScroll: true })
  }, [canGoOn, showsText, table.step.value, table.scene.value])
  return (
    <span class="lesson-buttons">
      {table.ask.value !== undefined && !showsText && (
        <button type="button" class="button" onClick={() => table.showMe()}>
          <Icon name="hint" /> {w.learn.showMe}
        </button>
      )}
      {canGoOn && (
        <button ref={button} type="button" class={`button${showsText ? ' primary' : ''}`} onClick={onNext}>
          {w.common.goOn} <Icon name="arrowRight" />
        </button>
      )}
    </span>
  )
}

/** True if moving the focus takes it neither from a dialog nor from the head of the page. */
function isFocusFree(): boolean {
  const focused = document.activeElement
  if (document.querySelector('dialog[open]')) return false
  return focused === null || focused === document.body || focused.matches('#main, .lesson-body *')
}
