import type { Match } from '@trick-bento/kit'
import { useEffect, useMemo } from 'preact/hooks'
import { usePageTitle } from '../app/use-title.ts'
import { Icon } from '../art/icons.tsx'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import type { OpenedRecord } from '../records/open-record.ts'
import { dealAddressOf } from '../share/deal-address.ts'
import { ShareButtons } from '../share/share-buttons.tsx'
import { GameResult, isolated } from '../spectator/game-result.tsx'
import { SpectatorPage } from '../spectator/spectator-page.tsx'
import { durations } from '../table/motion/durations.ts'
import { Phrases } from '../table/phrases.ts'
import { Problems } from './open/problems.tsx'
import { ReplayControls } from './replay-controls.tsx'
import { ReplayPanels } from './replay-panels.tsx'
import { ReplayTable } from './replay-table.ts'

interface Props {
  readonly opened: OpenedRecord & { readonly match: Match }
  onLeave(): void
}

/** Replays a record. */
export function ReplayPlayer({ opened, onLeave }: Props) {
  const { record, match } = opened
  const w = words.value
  const replay = useMemo(() => new ReplayTable(opened, () => durations().replayPause), [opened])
  const deal = useMemo(() => dealAddressOf(record, match), [record, match])
  useEffect(() => () => replay.pause(), [replay])
  const { unnamed } = w.replay
  const names = useMemo(() => opened.names.map((name, seat) => name || unnamed(seat + 1)), [opened, unnamed])
  const { title, shortTitle } = gameTexts(match.game.kind)
  usePageTitle(w.replay.titleOf(title))

  return (
    <SpectatorPage
      title={w.replay.titleOf(shortTitle)}
      buttons={
        <>
          <ReplayPanels replay={replay} names={names} />
          <button
            type="button"
            class="icon-button"
            aria-label={w.replay.another}
            title={w.replay.another}
            onClick={onLeave}
          >
            <Icon name="file" />
          </button>
        </>
      }
      notices={opened.problems.length > 0 && <Problems opened={opened} />}
      stage={replay.stage.value}
      names={names}
    >
      {replay.atEnd.value && match.over ? (
        <GameResult match={match} names={names}>
          {opened.problems.length === 0 && <ShareButtons record={record} />}
          {deal !== undefined && (
            <a class="button" href={deal}>
              <Icon name="play" /> {w.replay.playFromHere}
            </a>
          )}
        </GameResult>
      ) : (
        <Narration replay={replay} names={names} />
      )}
      <ReplayControls replay={replay} names={names} />
    </SpectatorPage>
  )
}

/** The current move in words. */
function Narration({ replay, names }: { replay: ReplayTable; names: readonly string[] }) {
  const w = words.value
  const { viewer, game, events } = replay
  const told = replay.stage.value.told.value
  const chapter = useMemo(
    () => new Phrases(game, names.map(isolated), -1).narrator(viewer).read(events, told).at(-1),
    [game, events, names, viewer, w, told],
  )
  const text = w.common.sentences(chapter?.lines ?? [])
  const isIncomplete = replay.atEnd.value && !replay.match.over
  return (
    <p class="narration" aria-live={replay.playing.value ? 'off' : 'polite'}>
      {isIncomplete ? `${text} ${w.replay.endsHere}` : text}
    </p>
  )
}
