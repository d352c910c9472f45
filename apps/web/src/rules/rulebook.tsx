import { useSignal } from '@preact/signals'
import type { GameKind } from '@trick-bento/kit'
import type { Language } from '@trick-bento/protocol/constants'
import { useEffect } from 'preact/hooks'
import { findGame } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { language, words } from '../i18n/index.ts'
import type { BookProps, BookView } from './book-view.tsx'
import type { Book } from './load-book.ts'

interface Props extends Omit<BookProps, 'kind' | 'book'> {
  readonly gameId: string
}

interface Loaded {
  readonly View: typeof BookView
  readonly book: Book
}

/** The rules of a game in the current language. They are loaded when they are first shown. */
export function Rulebook({ gameId, ...props }: Props) {
  const w = words.value
  const found = useSignal<Loaded | 'loading' | 'nothing' | 'failed'>('loading')
  const kind = findGame(gameId)!
  const spoken = language.value
  useEffect(() => {
    let isCurrent = true
    const show = (result: typeof found.value): void => {
      if (isCurrent) found.value = result
    }
    load(kind, spoken).then(
      (loaded) => show(loaded ?? 'nothing'),
      () => show('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [kind, spoken])

  if (found.value === 'loading') return <p class="loading">{w.common.loading}</p>
  if (found.value === 'failed') return <p role="alert">{w.errors.loadFailed}</p>
  if (found.value === 'nothing') return <WithoutBook kind={kind} />
  const { View, book } = found.value
  return <View {...props} kind={kind} book={book} />
}

async function load(kind: GameKind, spoken: Language): Promise<Loaded | undefined> {
  const [{ BookView }, { loadBook }] = await Promise.all([import('./book-view.tsx'), import('./load-book.ts')])
  const book = await loadBook(kind, spoken)
  return book && { View: BookView, book }
}

/** What is known of a game that has no rules page. */
function WithoutBook({ kind }: { kind: GameKind }) {
  return (
    <>
      <p>{gameTexts(kind).about}</p>
      <p>{words.value.rules.notFound}</p>
    </>
  )
}
