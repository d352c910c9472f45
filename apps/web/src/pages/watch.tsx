import { useSignal } from '@preact/signals'
import { type GameKind, must } from '@trick-bento/kit'
import { useEffect, useMemo } from 'preact/hooks'
import { go, route } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { usePageTitle } from '../app/use-title.ts'
import { findGame } from '../games.ts'
import { words } from '../i18n/index.ts'
import { LocalTable } from '../session/local-table.ts'
import { gameOf } from '../session/plan.ts'
import { newSeed } from '../setup/seed.ts'
import { WatchLinks } from '../watch/watch-links.tsx'
import { planOfBots, readWatchOptions, type WatchOptions, watchAddress } from '../watch/watch-options.ts'
import { WatchTable } from '../watch/watch-table.tsx'

/** `/watch/GAME`: a game between bots. */
export default function WatchPage() {
  const kind = findGame(route.value.path.split('/')[2] ?? '')
  return kind === undefined ? <NoSuchGame /> : <Watching kind={kind} />
}

function Watching({ kind }: { kind: GameKind }) {
  const options = readWatchOptions(kind, route.value.query)
  const { seats, level, seed } = options
  const repetitions = useSignal(0)
  useEffect(() => {
    if (seed === '') go(watchAddress(kind, { ...options, seed: newSeed() }), 'replace')
  })
  const table = useMemo(() => {
    if (seed === '') return undefined
    const plan = planOfBots(kind, { seats, level, seed })
    return new LocalTable(must(gameOf(plan)), { plan, moves: [] })
  }, [kind, seats, level, seed, repetitions.value])
  if (table === undefined) return null

  const restart = (change: Partial<WatchOptions>): void => {
    const next = { ...options, ...change }
    if (watchAddress(kind, next) === watchAddress(kind, options)) repetitions.value++
    else go(watchAddress(kind, { ...next, seed: next.seed || newSeed() }), 'replace')
  }
  return <WatchTable kind={kind} table={table} options={options} onRestart={restart} />
}

function NoSuchGame() {
  const w = words.value
  usePageTitle(w.errors.unknownGame)
  return (
    <>
      <TopBar title={w.errors.unknownGame} />
      <div class="sheet">
        <p>{w.replay.watchInstead}</p>
        <WatchLinks />
      </div>
    </>
  )
}
