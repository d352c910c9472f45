import { useSignal } from '@preact/signals'
import type { GameKind } from '@trick-bento/kit'
import { useEffect, useMemo } from 'preact/hooks'
import { TopBar } from '../app/top-bar.tsx'
import { Icon } from '../art/icons.tsx'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { claimGame, onOwnerChange, ownsGame } from '../session/ownership.ts'
import { reloadGames } from '../session/saved-games.ts'
import { PlayTable } from './play-table.tsx'

/** The table of a game, as long as no newer tab plays the same game. */
export function OwnedTable({ kind }: { kind: GameKind }) {
  const { id } = kind
  const isOwner = useSignal(true)
  const claim = (): void => {
    claimGame(id)
    reloadGames()
    isOwner.value = true
  }
  useMemo(claim, [id]) // before the table reads the game
  useEffect(
    () =>
      onOwnerChange(id, () => {
        isOwner.value = ownsGame(id)
      }),
    [id],
  )
  return isOwner.value ? <PlayTable kind={kind} /> : <PlayedElsewhere kind={kind} onTakeOver={claim} />
}

function PlayedElsewhere({ kind, onTakeOver }: { kind: GameKind; onTakeOver(): void }) {
  const w = words.value
  return (
    <>
      <TopBar title={gameTexts(kind).shortTitle} />
      <section class="sheet played-elsewhere">
        <p role="alert">{w.table.playedElsewhere}</p>
        <p class="actions">
          <button type="button" class="button primary" onClick={onTakeOver}>
            <Icon name="play" /> {w.table.playHere}
          </button>
        </p>
      </section>
    </>
  )
}
