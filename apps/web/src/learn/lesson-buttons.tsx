import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import type { LessonTable } from './lesson-table.ts'
import './lesson-buttons.css'

/** The way on: a button that goes on, or one that points out what is asked for. */
export function LessonButtons({ table, onNext }: { table: LessonTable; onNext(): void }) {
  const w = words.value
  const button = useRef<HTMLButtonElement>(null)
  const { kind } = table.steps[table.step.value]
  const canGoOn = table.canGoOn.value
  const isSaid = kind === 'say' || table.remark.value === 'seen'
  useEffect(() => {
    if (canGoOn && isSaid && isFocusFree()) button.current?.focus({ preventScroll: true })
  }, [canGoOn, isSaid, table.step.value, table.scene.value])
  return (
    <span class="lesson-buttons">
      {table.ask.value !== undefined && !isSaid && (
        <button type="button" class="button" onClick={() => table.showMe()}>
          <Icon name="hint" /> {w.learn.showMe}
        </button>
      )}
      {canGoOn && (
        <button ref={button} type="button" class={`button${isSaid ? ' primary' : ''}`} onClick={onNext}>
          {w.common.goOn} <Icon name="arrowRight" />
        </button>
      )}
    </span>
  )
}

/** Nobody is taken away from a dialog or from the head of the page. */
function isFocusFree(): boolean {
  const focused = document.activeElement
  if (document.querySelector('dialog[open]')) return false
  return focused === null || focused === document.body || focused.matches('#main, .lesson-body *')
}
