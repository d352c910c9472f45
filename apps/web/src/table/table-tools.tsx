import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { isFocusFree } from './focus/is-focus-free.ts'
import type { Rect } from './layout/geometry.ts'
import './table-tools.css'

interface Props {
  readonly area: Rect
  /** Quiet buttons, each with an icon and a `.label`. */
  readonly buttons: ComponentChildren
  /** What is most likely to be pressed now. */
  readonly action: ComponentChildren
}

/** The buttons on the table: a column on wide screens, a bar for the thumb on narrow ones. */
export function TableTools({ area: { x, y, width, height }, buttons, action }: Props) {
  return (
    <div
      class={`play-tools${action ? ' has-action' : ''}`}
      style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
    >
      {buttons}
      <div class="play-action">{action}</div>
    </div>
  )
}

export function GoOn({ onGoOn }: { onGoOn: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocusFree()) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <button ref={button} type="button" class="button primary go-on" onClick={onGoOn}>
      {words.value.table.goOn} <Icon name="arrowRight" />
    </button>
  )
}
