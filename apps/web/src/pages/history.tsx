import { useSignal } from '@preact/signals'
import type { GameSummary, ListedRating, Statistics } from '@trick-bento/protocol'
import { useEffect } from 'preact/hooks'
import { route } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { usePageTitle } from '../app/use-title.ts'
import { readMyGames, readRatings, readSeries, readStatistics } from '../history/api.ts'
import { PastGames } from '../history/past-games.tsx'
import { GameCards, Ladder, Opponents } from '../history/statistics.tsx'
import { words } from '../i18n/index.ts'
import './history.css'

/** `/history`: the user's games and statistics. `/history/TABLE`: the games of a table and its rematches. */
export default function HistoryPage() {
  const [, , table = ''] = route.value.path.split('/')
  const w = words.value
  const title = table === '' ? w.history.title : w.history.series
  usePageTitle(title)
  return (
    <>
      <TopBar title={title} />
      <div class="sheet history">{table === '' ? <MyHistory /> : <Series table={table} />}</div>
    </>
  )
}

interface Mine {
  readonly statistics: Statistics
  readonly ratings: readonly ListedRating[]
}

function MyHistory() {
  const w = words.value
  const mine = useSignal<Mine | 'missing' | undefined>(undefined)
  const games = useSignal<readonly GameSummary[]>([])
  const next = useSignal<string | undefined>(undefined)
  const more = async (): Promise<boolean> => {
    const reply = await readMyGames(next.value)
    if (!reply.ok) return false
    games.value = [...games.value, ...reply.value.games]
    next.value = reply.value.next
    return true
  }
  const load = async (): Promise<void> => {
    games.value = []
    next.value = undefined
    const [statistics, ratings, isThere] = await Promise.all([readStatistics(), readRatings(), more()])
    const found = statistics.ok && ratings.ok && isThere
    mine.value = found ? { statistics: statistics.value, ratings: ratings.value.ratings } : 'missing'
  }
  useEffect(() => void load(), [])
  const value = mine.value
  if (value === undefined) return <p role="status">{w.common.loading}</p>
  if (value === 'missing') return <Missing onTryAgain={load} />
  const { statistics, ratings } = value
  return (
    <>
      {games.value.length === 0 && <Empty />}
      {statistics.games.length > 0 && (
        <section>
          <h2>{w.history.statistics}</h2>
          <GameCards games={statistics.games} />
        </section>
      )}
      {games.value.length > 0 && (
        <section>
          <h2>{w.history.lastGames}</h2>
          <PastGames games={games.value} />
          {next.value !== undefined && (
            <button type="button" class="button" onClick={() => void more()}>
              {w.history.more}
            </button>
          )}
        </section>
      )}
      {statistics.opponents.length > 0 && (
        <section>
          <h2>{w.history.opponents}</h2>
          <Opponents opponents={statistics.opponents} />
        </section>
      )}
      {ratings.length > 0 && (
        <section>
          <h2>{w.history.ratings}</h2>
          <p class="field-about">{w.history.ratingsAbout}</p>
          <Ladder ratings={ratings} />
        </section>
      )}
    </>
  )
}

function Series({ table }: { table: string }) {
  const w = words.value
  const games = useSignal<readonly GameSummary[] | 'missing' | undefined>(undefined)
  const load = async (): Promise<void> => {
    const reply = await readSeries(table)
    games.value = reply.ok ? reply.value.games : 'missing'
  }
  useEffect(() => void load(), [table])
  if (games.value === undefined) return <p role="status">{w.common.loading}</p>
  if (games.value === 'missing') return <Missing onTryAgain={load} />
  return games.value.length === 0 ? <Empty /> : <PastGames games={games.value} />
}

function Missing({ onTryAgain }: { onTryAgain(): Promise<void> }) {
  const w = words.value
  return (
    <>
      <p role="status">{w.history.noServer}</p>
      <p class="actions">
        <button type="button" class="button" onClick={() => void onTryAgain()}>
          {w.common.tryAgain}
        </button>
      </p>
    </>
  )
}

function Empty() {
  const w = words.value
  return (
    <>
      <p>{w.history.nothing}</p>
      <p class="actions">
        <a class="button primary" href="/online">
          {w.online.openOnline}
        </a>
      </p>
    </>
  )
}
