import type { TableGlance } from '@trick-bento/protocol'
import { useEffect } from 'preact/hooks'
import { findGame } from '../games.ts'
import { GameRow } from '../home/game-row.tsx'
import { words } from '../i18n/index.ts'
import { shownName } from '../i18n/shown-name.ts'
import { ownTables, refreshOwnTables } from './own-tables.ts'
import type { Reply } from './request.ts'
import './own-tables-list.css'

/** Milliseconds between two requests. */
const REFRESH_TIME = 10_000

/** The online tables of this device, with the state of each. Nothing if there is none. */
export function OwnTablesList() {
  const tables = ownTables.value
  const isEmpty = tables.length === 0
  useEffect(() => {
    if (isEmpty) return
    const refresh = (): void => {
      if (!document.hidden) void refreshOwnTables()
    }
    refresh()
    const timer = setInterval(refresh, REFRESH_TIME)
    return () => clearInterval(timer)
  }, [isEmpty])
  if (isEmpty) return null
  return (
    <section class="own-tables">
      <h2>{words.value.online.ownTables}</h2>
      <ul class="stack">
        {tables.map(({ id, game, reply }) => {
          const kind = findGame(game)
          return (
            kind && (
              <li key={id}>
                <GameRow kind={kind} href={`/t/${id}`} state={stateText(reply)} isUrgent={isYourTurn(reply)} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

const isYourTurn = (reply: Reply<TableGlance> | undefined): boolean =>
  reply?.ok === true && reply.value.phase === 'playing' && reply.value.turn === reply.value.you

function stateText(reply: Reply<TableGlance> | undefined): string {
  const w = words.value
  if (reply === undefined) return w.common.loading
  if (!reply.ok) return w.online.refusals.offline
  const { phase, sitters, turn, you, asleep } = reply.value
  if (phase === 'over') return w.home.gameIsOver
  if (phase === 'gathering') {
    const free = sitters.filter(({ kind }) => kind === 'free' || kind === 'kept').length
    return free > 0 ? w.online.seatsFree(free) : w.online.readyToStart
  }
  if (asleep) return w.online.paused
  return turn < 0 ? w.common.loading : w.home.turn({ name: shownName(sitters[turn]), you: turn === you })
}
