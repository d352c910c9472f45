import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import './lesson-frame.css'

interface LessonFrameProps {
  readonly chapter: string
  readonly title: string
  /** What the guide says. */
  readonly text: ComponentChildren
  /** Changes with the text. */
  readonly textKey: string
  readonly bar: ComponentChildren
  readonly table: ComponentChildren
}

/** The guide, the table and the bar of a lesson. Their boxes stay the same, however long a text is. */
export function LessonFrame({ chapter, title, text, textKey, bar, table }: LessonFrameProps) {
  const titleId = useId()
  const guide = useRef<HTMLElement>(null)
  const scrolls = useSignal(false)
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = guide.current!
    guide.current!.scrollTop = 0
    scrolls.value = scrollHeight > clientHeight
  }, [textKey])
  return (
    <div class="lesson-body">
      <section ref={guide} class="guide" aria-labelledby={titleId} {...(scrolls.value && { tabIndex: 0 })}>
        <header class="guide-head">
          <p class="guide-chapter">{chapter}</p>
          <h2 id={titleId}>{title}</h2>
        </header>
        <div class="guide-text" role="status" aria-live="polite">
          {text}
        </div>
      </section>
      {table}
      {bar}
    </div>
  )
}
