import { useSignal } from '@preact/signals'
import { go } from '../app/router.ts'
import { Icon } from '../art/icons.tsx'
import { isIncluded } from '../games.ts'
import { words } from '../i18n/index.ts'
import type { LocalTable } from '../session/local-table.ts'
import { discardGame, savedGame } from '../session/saved-games.ts'
import { loadItem } from '../settings/storage.ts'
import { openTable, randomValue } from './api.ts'
import { failureText } from './problem.tsx'
import { readTableOptions } from './table-options.ts'

/** Moves a solo game to an online table, where friends can take the seats of the bots. */
export function ContinueOnline({ table }: { table: LocalTable }) {
  const w = words.value.online
  const problem = useSignal<string | undefined>(undefined)
  const { plan, game, isSolo } = table
  const progress = savedGame(plan.game)
  if (!isSolo || !isIncluded(game.kind) || table.ended.value === 'game' || progress === undefined) return null
  const open = async (): Promise<void> => {
    problem.value = w.opening
    const seat = plan.players.findIndex(({ kind }) => kind === 'person')
    const bots = plan.players.flatMap((player, at) =>
      player.kind === 'bot' ? [{ seat: at, level: player.level }] : [],
    )
    const reply = await openTable({
      ...readTableOptions(loadItem('online')),
      listed: false,
      game: plan.game,
      seats: game.seats,
      options: plan.options,
      name: plan.players[seat].name,
      value: randomValue(),
      seat,
      bots,
      origin: { seed: plan.seed, moves: progress.moves },
    })
    if (!reply.ok) {
      problem.value = reply.code === 'offline' ? w.noServer : failureText(reply.code)
      return
    }
    discardGame(plan.game)
    go(`/t/${reply.value.table}`)
  }
  return (
    <>
      <button type="button" class="button" title={w.playOn} onClick={() => void open()}>
        <Icon name="person" /> <span class="label">{w.playOnShort}</span>
      </button>
      {problem.value !== undefined && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
    </>
  )
}
