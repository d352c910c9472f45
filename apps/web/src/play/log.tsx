import { signal } from '@preact/signals'
import type { Event } from '@trick-bento/kit'
import type { Chapter } from '@trick-bento/words'
import { useEffect, useMemo } from 'preact/hooks'
import type { Phrases } from '../table/phrases.ts'
import type { Stage } from '../table/stage.ts'

export interface NarratedLog {
  readonly chapters: readonly Chapter[]
  /** The text for screen readers about the newest chapters, without what they have announced before. */
  readonly announcement: string
  /** The words on the table: all that has been told of the newest chapter. */
  readonly caption: string
}

const NOTHING: NarratedLog = { chapters: [], announcement: '', caption: '' }

/** Narrates the events that the stage has shown. `events` are all events of the game so far. */
export function useLog(events: readonly Event[], stage: Stage, phrases: Phrases): NarratedLog {
  const { viewer } = stage
  const { narrator, log } = useMemo(
    () => ({ narrator: phrases.narrator(viewer), log: signal(NOTHING) }),
    [events, viewer, phrases],
  )
  const told = stage.told.value
  useEffect(() => {
    const added = narrator.read(events, told)
    if (added.length === 0) return
    const { chapters } = log.peek()
    const complete = chapters.at(-1)?.isComplete === false ? chapters.slice(0, -1) : chapters
    // Of a game that was continued, only the last chapter is announced.
    const announced = chapters.length === 0 ? added.slice(-1) : added
    const announcement = announced.map(({ news }) => news).join(' ')
    log.value = { chapters: [...complete, ...added], announcement, caption: added.at(-1)!.summary }
  }, [narrator, told])
  return log.value
}
