import type { TableGlance } from '@trick-bento/protocol'
import { Icon } from '../art/icons.tsx'
import { FinishedGame } from '../history/finished-game.tsx'
import { words } from '../i18n/index.ts'
import { RoundScore } from '../play/round-score.tsx'
import type { Phrases } from '../table/phrases.ts'
import type { Stage } from '../table/stage.ts'
import { Countdown } from './countdown.tsx'
import { FinishedHands } from './finished-hands.tsx'
import type { RemoteTable } from './remote-table.ts'

interface Props {
  readonly table: RemoteTable
  readonly glance: TableGlance
  readonly stage: Stage
  readonly phrases: Phrases
  onNextRound(): void
}

/** The end of a round or of the game: winners, scores and the next steps. */
export function RoundResult({ table, glance, stage, phrases, onNextRound }: Props) {
  const w = words.value
  const { view, game } = stage
  const over = table.ended.value === 'game'
  const winners = over ? game.winners(view.table) : []
  const until = table.clock.deadline.value
  return (
    <>
      <RoundScore game={game} events={table.events} table={view.table} phrases={phrases} winners={winners} />
      {glance.openHands && <FinishedHands table={table} phrases={phrases} />}
      <div class="actions">
        {!over && (
          <button type="button" class="button primary" autofocus onClick={onNextRound}>
            {w.end.nextRound}
          </button>
        )}
        {!over && table.isYourTurn.value && (
          <span class="your-turn">
            {w.table.yourTurn} {until !== undefined && <Countdown until={until} />}
          </span>
        )}
        {over && <WhatNext table={table} glance={glance} />}
      </div>
      {over && <FinishedGame table={glance.id} />}
    </>
  )
}

function WhatNext({ table, glance }: Pick<Props, 'table' | 'glance'>) {
  const w = words.value
  const { followedBy, you } = glance
  return (
    <>
      {followedBy !== undefined && (
        <a class="button primary" href={`/t/${followedBy}`}>
          {w.online.toRematch}
        </a>
      )}
      {followedBy === undefined && you >= 0 && (
        <button type="button" class="button primary" autofocus onClick={() => void table.send({ type: 'rematch' })}>
          <Icon name="repeat" /> {w.online.rematch}
        </button>
      )}
      <a class="button" href="/online">
        {w.online.lobby}
      </a>
      <a class="button" href="/history">
        {w.history.title}
      </a>
      <a class="button" href="/">
        {w.common.toHome}
      </a>
    </>
  )
}
