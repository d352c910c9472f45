import { signal } from '@preact/signals'
import type { Event } from '@trick-bento/kit'
import { type Chapter, Narrator } from '@trick-bento/words'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { words } from '../i18n/index.ts'
import type { Phrases } from '../table/phrases.ts'
import type { Viewer } from '../table/stage.ts'
import './log.css'

interface Told {
  readonly chapters: readonly Chapter[]
  /** The last thing that is worth saying aloud. */
  readonly announcement: string
}

/** The game in words, as the one who looks knows it. `happened` counts the events, which are only ever added to. */
export function useLog(events: readonly Event[], happened: number, viewer: Viewer, phrases: Phrases): Told {
  const book = useMemo(() => {
    const narrator = new Narrator(phrases, viewer === 'all' ? 'sees all' : viewer)
    return { narrator, told: signal<Told>({ chapters: [], announcement: '' }) }
  }, [events, viewer, phrases])
  useEffect(() => {
    const news = book.narrator.read(events)
    if (news.length === 0) return
    const { chapters } = book.told.peek()
    const spoken = chapters.length === 0 ? news.slice(-1) : news // nobody wants to hear all of a game that goes on
    const announcement = spoken.map((chapter) => chapter.announcement).join(' ')
    book.told.value = { chapters: [...chapters, ...news], announcement }
  }, [book, happened])
  return book.told.value
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
