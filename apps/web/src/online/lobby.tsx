import { useSignal } from '@preact/signals'
import type { Listing } from '@trick-bento/protocol'
import { useEffect } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { findGame } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { listTables } from './api.ts'
import './lobby.css'

/** Milliseconds between two requests. */
const REFRESH_TIME = 5000
const MINUTE = 60_000

/** Listed tables: those that wait for players, and those that can be watched. */
export function Lobby() {
  const w = words.value.online
  const tables = useSignal<readonly Listing[] | 'failed' | undefined>(undefined)
  useEffect(() => {
    const refresh = async (): Promise<void> => {
      const reply = await listTables()
      tables.value = reply.ok ? reply.value.tables : 'failed'
    }
    void refresh()
    const timer = setInterval(refresh, REFRESH_TIME)
    return () => clearInterval(timer)
  }, [])
  const found = tables.value
  if (found === undefined) return <p>{w.connecting}</p>
  if (found === 'failed') return <p role="status">{w.noServer}</p>
  const [gathering, running] = [found.filter((each) => !each.isPlaying), found.filter((each) => each.isPlaying)]
  return (
    <>
      {gathering.length === 0 ? <p>{w.noTables}</p> : <Lines tables={gathering} />}
      {running.length > 0 && (
        <>
          <h2>{w.running}</h2>
          <Lines tables={running} />
        </>
      )}
    </>
  )
}

const Lines = ({ tables }: { tables: readonly Listing[] }) => (
  <ul class="stack lobby">
    {tables.map((table) => (
      <Line key={table.id} table={table} />
    ))}
  </ul>
)

function Line({ table }: { table: Listing }) {
  const w = words.value
  const { id, game, seats, free, bots, host, isPlaying, latecomers, clock, chat, openedAt } = table
  const kind = findGame(game)
  if (kind === undefined) return null
  const { title } = gameTexts(kind)
  const facts = [
    w.common.seats(seats),
    isPlaying ? undefined : free > 0 ? w.online.freeSeats(free) : w.online.noFreeSeats,
    bots > 0 ? w.online.botsThere(bots) : undefined,
    isPlaying && latecomers && bots > 0 ? w.online.seatsForLatecomers : undefined,
    clock === 'off' ? undefined : w.online.clocks[clock],
    chat ? w.online.chat : undefined,
    w.online.openedAgo(Math.floor((Date.now() - openedAt) / MINUTE)),
  ]
  return (
    <li class="list-item lobby-table">
      <span class="lobby-about">
        <b>{title}</b>
        {host !== '' && (
          <span class="lobby-host">
            <bdi>{w.online.tableOf(host)}</bdi>
          </span>
        )}
        <span class="field-about">{facts.filter((each) => each !== undefined).join(w.common.between)}</span>
      </span>
      <a
        class={`button${isPlaying ? '' : ' primary'}`}
        href={`/t/${id}`}
        aria-label={isPlaying ? w.online.watchGame(title) : w.online.joinGame(title)}
      >
        <Icon name={isPlaying ? 'eye' : 'arrowRight'} /> {isPlaying ? w.online.watch : w.online.join}
      </a>
    </li>
  )
}
