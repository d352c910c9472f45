import { type Chapter, Narrator } from '@trick-bento/words'
import { useMemo } from 'preact/hooks'
import type { LocalTable } from '../session/local-table.ts'
import type { Phrases } from '../table/phrases.ts'

/** The last thing that happened at a table, in words, as the one who looks may hear of it. */
export function useLastChapter(table: LocalTable, phrases: Phrases): Chapter | undefined {
  const { viewer } = table.stage.value
  const book = useMemo(() => {
    const narrator = new Narrator(phrases, viewer === 'all' ? 'sees all' : viewer)
    return { narrator, last: undefined as Chapter | undefined }
  }, [table, viewer, phrases])
  const count = table.eventCount.value
  const news = useMemo(() => book.narrator.read(table.match.events), [book, count])
  book.last = news.at(-1) ?? book.last
  return book.last
}
