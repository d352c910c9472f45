import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { TopBar } from '../app/top-bar.tsx'
import type { Phrases } from '../table/phrases.ts'
import type { Stage } from '../table/stage.ts'
import { Status } from '../table/status.tsx'
import './lesson-frame.css'

/** The title of a lesson, and the buttons in its header. */
export interface LessonHead {
  readonly title: string
  readonly tools: ComponentChildren
}

interface LessonFrameProps {
  readonly head: LessonHead
  readonly stage: Stage
  readonly phrases: Phrases
  readonly chapter: string
  readonly title: string
  /** What the guide says. */
  readonly text: ComponentChildren
  /** Changes with the text. */
  readonly textKey: string
  readonly bar: ComponentChildren
  readonly table: ComponentChildren
}

/** Header, guide, table and bar of a lesson. Their boxes stay the same, however long a text is. */
export function LessonFrame(props: LessonFrameProps) {
  const { head, stage, phrases, chapter, title, text, textKey, bar, table } = props
  const titleId = useId()
  const guide = useRef<HTMLElement>(null)
  const scrolls = useSignal(false)
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = guide.current!
    guide.current!.scrollTop = 0
    scrolls.value = scrollHeight > clientHeight
  }, [textKey])
  return (
    <>
      <TopBar title={head.title} facts={<Status stage={stage} phrases={phrases} />}>
        {head.tools}
      </TopBar>
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
    </>
  )
}
