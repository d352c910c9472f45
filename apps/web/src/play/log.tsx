import { signal } from '@preact/signals'
import type { Event } from '@trick-bento/kit'
import type { Chapter } from '@trick-bento/words'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { words } from '../i18n/index.ts'
import type { Phrases } from '../table/phrases.ts'
import type { Viewer } from '../table/stage.ts'
import './log.css'

export interface NarratedLog {
  readonly chapters: readonly Chapter[]
  /** The text for screen readers about the newest chapters. */
  readonly announcement: string
}

/** Narrates a game for a viewer. `count` is the number of events; it changes when events are appended. */
export function useLog(events: readonly Event[], count: number, viewer: Viewer, phrases: Phrases): NarratedLog {
  const { narrator, log } = useMemo(
    () => ({ narrator: phrases.narrator(viewer), log: signal<NarratedLog>({ chapters: [], announcement: '' }) }),
    [events, viewer, phrases],
  )
  useEffect(() => {
    const added = narrator.read(events)
    if (added.length === 0) return
    const { chapters } = log.peek()
    // Of a game that was continued, only the last chapter is announced.
    const announced = chapters.length === 0 ? added.slice(-1) : added
    const announcement = announced.map((chapter) => chapter.announcement).join(' ')
    log.value = { chapters: [...chapters, ...added], announcement }
  }, [narrator, count])
  return log.value
}

export function Log({ chapters }: { chapters: readonly Chapter[] }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = end.current?.closest('dialog, aside')
    box?.scrollTo({ top: box.scrollHeight })
  }, [chapters])
  if (chapters.length === 0) return <p class="log-empty">{words.value.log.empty}</p>
  return (
    <>
      <ol class="log">
        {chapters.map((chapter, i) => (
          <li key={i} class={chapter.kind}>
            {chapter.lines.map((line, k) => (
              <p key={k}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
      <div ref={end} />
    </>
  )
}
