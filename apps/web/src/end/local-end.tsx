import { useMemo } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import type { LocalTable } from '../session/local-table.ts'
import { namesOf } from '../session/plan.ts'
import { recordOf } from '../share/record-of.ts'
import { DealButton, ReplayButton, ShareButtons } from '../share/share-buttons.tsx'
import type { Phrases } from '../table/phrases.ts'
import { EndButtons } from './end-buttons.tsx'
import { EndScreen } from './end-screen.tsx'
import { type Finished, finishedOf } from './finished.ts'
import { SharePictureButton } from './picture/share-picture-button.tsx'
import { RoundDialog } from './round-dialog.tsx'

interface Props {
  readonly table: LocalTable
  readonly phrases: Phrases
  readonly ended: 'round' | 'game'
  onNextRound(): void
  onRematch(): void
  onSameDeal(): void
  onClose(): void
}

/** The end of a round or of a game on this device. */
export function LocalEnd({ table, phrases, ended, onNextRound, onRematch, onSameDeal, onClose }: Props) {
  const { match } = table
  const finished = useMemo(
    () => finishedOf({ phrases, events: match.events, table: match.table, ended }),
    [match, phrases, ended],
  )
  if (ended === 'round') return <RoundDialog finished={finished} onNextRound={onNextRound} onClose={onClose} />
  return (
    <EndScreen
      finished={finished}
      actions={<Actions table={table} finished={finished} onRematch={onRematch} onSameDeal={onSameDeal} />}
      onClose={onClose}
    />
  )
}

interface ActionsProps extends Pick<Props, 'table' | 'onRematch' | 'onSameDeal'> {
  readonly finished: Finished
}

function Actions({ table, finished, onRematch, onSameDeal }: ActionsProps) {
  const w = words.value.end
  const { match, game, plan } = table
  const record = useMemo(() => recordOf(match, namesOf(plan), plan.seed), [match, plan])
  return (
    <EndButtons
      quiet={<SharePictureButton finished={finished} />}
      more={
        <>
          <button type="button" class="button" onClick={onSameDeal}>
            <Icon name="undo" /> {w.sameDeal}
          </button>
          <a class="button" href={`/play/${game.id}`}>
            <Icon name="settings" /> {w.otherTable}
          </a>
          <a class="button" href="/">
            <Icon name="home" /> {w.otherGame}
          </a>
          <ShareButtons record={record} />
          <DealButton record={record} />
        </>
      }
    >
      <button type="button" class="button primary" autofocus onClick={onRematch}>
        <Icon name="repeat" /> {w.rematch}
      </button>
      <ReplayButton record={record} />
    </EndButtons>
  )
}
