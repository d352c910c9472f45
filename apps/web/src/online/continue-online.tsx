import { useSignal } from '@preact/signals'
import { go } from '../app/router.ts'
import { Icon } from '../art/icons.tsx'
import { isIncluded } from '../games.ts'
import { words } from '../i18n/index.ts'
import type { LocalTable } from '../session/local-table.ts'
import { savedGame } from '../session/saved-games.ts'
import { loadItem } from '../settings/storage.ts'
import { Dialog } from '../ui/dialog.tsx'
import { openTable, randomValue } from './api.ts'
import { failureText } from './problem.tsx'
import { readTableOptions } from './table-options.ts'
import './continue-online.css'

/** Copies a solo game to an online table, where friends can take the seats of the bots, after a question. */
export function ContinueOnline({ table }: { table: LocalTable }) {
  const w = words.value.online
  const isAsking = useSignal(false)
  const { plan, game, isSolo } = table
  if (!isSolo || !isIncluded(game.kind) || table.ended.value === 'game' || savedGame(plan.game) === undefined)
    return null
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={w.playOnShort}
        title={w.invite}
        onClick={() => {
          isAsking.value = true
        }}
      >
        <Icon name="person" /> <span class="label">{w.playOnShort}</span>
      </button>
      {isAsking.value && (
        <InviteDialog
          table={table}
          onClose={() => {
            isAsking.value = false
          }}
        />
      )}
    </>
  )
}

function InviteDialog({ table, onClose }: { table: LocalTable; onClose(): void }) {
  const w = words.value.online
  const problem = useSignal<string | undefined>(undefined)
  const options = readTableOptions(loadItem('online'))
  const open = async (): Promise<void> => {
    problem.value = w.opening
    const { plan, game } = table
    const seat = plan.players.findIndex(({ kind }) => kind === 'person')
    const bots = plan.players.flatMap((player, at) =>
      player.kind === 'bot' ? [{ seat: at, level: player.level }] : [],
    )
    const reply = await openTable({
      ...options,
      listed: false,
      game: plan.game,
      seats: game.seats,
      options: plan.options,
      name: plan.players[seat].name,
      value: randomValue(),
      seat,
      bots,
      origin: { seed: plan.seed, moves: savedGame(plan.game)!.moves },
    })
    if (reply.ok) go(`/t/${reply.value.table}`)
    else problem.value = reply.code === 'offline' ? w.noServer : failureText(reply.code)
  }
  return (
    <Dialog title={w.invite} onClose={onClose}>
      <p>{w.inviteAbout}</p>
      <ul class="invite-changes">
        <li>{w.inviteSeats}</li>
        <li>{w.inviteNoUndo}</li>
        <li>{options.clock === 'off' ? w.inviteNoClock : w.inviteClock(w.clocks[options.clock])}</li>
        <li>{w.inviteDeal}</li>
        <li>{w.inviteStays}</li>
      </ul>
      {problem.value !== undefined && <p role="alert">{problem.value}</p>}
      <div class="actions">
        <button type="button" class="button primary" autofocus onClick={() => void open()}>
          <Icon name="person" /> {w.goOnline}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {words.value.common.cancel}
        </button>
      </div>
    </Dialog>
  )
}
