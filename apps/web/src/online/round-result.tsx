import type { TableGlance } from '@trick-bento/protocol'
import { useMemo } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { EndButtons } from '../end/end-buttons.tsx'
import { EndScreen } from '../end/end-screen.tsx'
import { type Finished, finishedOf } from '../end/finished.ts'
import { SharePictureButton } from '../end/picture/share-picture-button.tsx'
import { RoundDialog } from '../end/round-dialog.tsx'
import { ProofState, useProof } from '../history/finished-game.tsx'
import { words } from '../i18n/index.ts'
import { ShareButtons } from '../share/share-buttons.tsx'
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
  readonly ended: 'round' | 'game'
  onNextRound(): void
  onClose(): void
}

/** The end of a round or of a game at an online table. */
export function RoundResult({ table, glance, stage, phrases, ended, onNextRound, onClose }: Props) {
  const w = words.value
  const until = table.clock.deadline.value
  const finished = useMemo(
    () => finishedOf({ phrases, events: table.events.slice(0, stage.position), table: stage.view.table, ended }),
    [stage, phrases, ended, stage.position],
  )
  const hands = glance.openHands && <FinishedHands table={table} phrases={phrases} />
  if (ended === 'round') {
    return (
      <RoundDialog finished={finished} onNextRound={onNextRound} onClose={onClose}>
        {hands}
        {table.isYourTurn.value && (
          <span class="your-turn">
            {w.table.yourTurn} {until !== undefined && <Countdown until={until} />}
          </span>
        )}
      </RoundDialog>
    )
  }
  return (
    <EndScreen
      finished={finished}
      actions={<WhatNext table={table} glance={glance} finished={finished} />}
      onClose={onClose}
    >
      {hands && <section class="end-paper">{hands}</section>}
    </EndScreen>
  )
}

function WhatNext({ table, glance, finished }: Pick<Props, 'table' | 'glance'> & { finished: Finished }) {
  const w = words.value
  const { followedBy, you } = glance
  const found = useProof(glance.id)
  const hasNext = followedBy !== undefined || you >= 0
  return (
    <EndButtons
      quiet={<SharePictureButton finished={finished} />}
      more={
        <>
          <a class="button" href="/online">
            {w.online.lobby}
          </a>
          <a class="button" href="/history">
            {w.history.title}
          </a>
          <a class="button" href="/">
            <Icon name="home" /> {w.common.toHome}
          </a>
          {typeof found === 'object' && <ShareButtons record={found.proof.record} />}
          <ProofState found={found} />
        </>
      }
    >
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
      {typeof found === 'object' && (
        <a class={`button${hasNext ? '' : ' primary'}`} href={`/replay#${found.fragment}`}>
          <Icon name="eye" /> {w.end.replay}
        </a>
      )}
    </EndButtons>
  )
}
