import { useSignal } from '@preact/signals'
import { type GameKind, must } from '@trick-bento/kit'
import { useEffect, useMemo } from 'preact/hooks'
import { go, route } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { Icon } from '../art/icons.tsx'
import { findGame, games } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { LocalTable } from '../session/local-table.ts'
import { gameOf } from '../session/plan.ts'
import { newSeed } from '../setup/seed.ts'
import { addressOf, planOfBots, readWish, type WatchWish } from '../watch/watch-plan.ts'
import { WatchTable } from '../watch/watch-table.tsx'

/** Bots among themselves. */
export default function WatchPage() {
  const kind = findGame(route.value.path.split('/')[2] ?? '')
  return kind === undefined ? <NoSuchGame /> : <Watching kind={kind} />
}

function Watching({ kind }: { kind: GameKind }) {
  const wish = readWish(kind, route.value.query)
  const { seats, level, seed } = wish
  const times = useSignal(0)
  useEffect(() => {
    if (seed === '') go(addressOf(kind, { ...wish, seed: newSeed() }), 'replace')
  })
  const table = useMemo(() => {
    if (seed === '') return undefined
    const plan = planOfBots(kind, { seats, level, seed })
    return new LocalTable(must(gameOf(plan)), { plan, moves: [] })
  }, [kind, seats, level, seed, times.value])
  if (table === undefined) return null

  const onWish = (change: Partial<WatchWish>): void => {
    const next = { ...wish, ...change }
    if (addressOf(kind, next) === addressOf(kind, wish)) times.value++
    else go(addressOf(kind, { ...next, seed: next.seed || newSeed() }), 'replace')
  }
  return <WatchTable kind={kind} table={table} wish={wish} onWish={onWish} />
}

function NoSuchGame() {
  const w = words.value
  useEffect(() => {
    document.title = `${w.errors.unknownGame} · ${w.common.appName}`
  }, [w])
  return (
    <>
      <TopBar title={w.errors.unknownGame} />
      <div class="sheet">
        <p>{w.replay.watchInstead}</p>
        <ul class="actions">
          {games.map((kind) => (
            <li key={kind.id}>
              <a class="button" href={`/watch/${kind.id}`}>
                <Icon name="eye" /> {gameTexts(kind).title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
