import type { Match } from '@trick-bento/kit'
import { useEffect, useMemo } from 'preact/hooks'
import { TopBar } from '../app/top-bar.tsx'
import { Icon } from '../art/icons.tsx'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import type { OpenedRecord } from '../records/open-record.ts'
import { ShareButtons } from '../share/share-buttons.tsx'
import { moveDelay } from '../spectator/delays.ts'
import { Result } from '../spectator/result.tsx'
import { TableView } from '../table/table-view.tsx'
import { narrate } from './narration.ts'
import { Problems } from './open/problems.tsx'
import { ReplayControls } from './replay-controls.tsx'
import { ReplayTable } from './replay-table.ts'
import { addressOfDeal } from './same-deal.ts'
import { useNames } from './use-names.ts'
import '../spectator/spectator-page.css'

interface Props {
  readonly opened: OpenedRecord & { readonly match: Match }
  onLeave(): void
}

/** A record, played again. */
export function ReplayPlayer({ opened, onLeave }: Props) {
  const { record, match } = opened
  const w = words.value
  const replay = useMemo(() => new ReplayTable(opened, moveDelay), [opened])
  const deal = useMemo(() => addressOfDeal(record, match), [record, match])
  useEffect(() => () => replay.pause(), [replay])
  const names = useNames(opened.names)
  const { title, shortTitle } = gameTexts(match.game.kind)
  useEffect(() => {
    document.title = `${w.replay.titleOf(title)} · ${w.common.appName}`
  }, [w, title])

  return (
    <div class="spectator">
      <TopBar title={w.replay.titleOf(shortTitle)}>
        <button
          type="button"
          class="icon-button"
          aria-label={w.replay.another}
          title={w.replay.another}
          onClick={onLeave}
        >
          <Icon name="file" />
        </button>
      </TopBar>
      {opened.problems.length > 0 && <Problems opened={opened} />}
      <TableView stage={replay.stage.value} names={names} you={-1} />
      <div class="spectator-foot">
        {replay.atEnd.value && match.over ? (
          <Result match={match} names={names}>
            {opened.problems.length === 0 && <ShareButtons record={record} />}
            {deal !== undefined && (
              <a class="button" href={deal}>
                <Icon name="play" /> {w.replay.playFromHere}
              </a>
            )}
          </Result>
        ) : (
          <Telling replay={replay} names={names} />
        )}
        <ReplayControls replay={replay} names={names} />
      </div>
    </div>
  )
}

/** The current move in words. */
function Telling({ replay, names }: { replay: ReplayTable; names: readonly string[] }) {
  const w = words.value
  const { viewer, game, events } = replay
  const chapters = useMemo(() => narrate(game, events, names, viewer), [game, events, names, viewer, w])
  const { decisions, round } = replay.stop.value
  const chapter = chapters[decisions + round - 1]
  const told = w.common.sentences(chapter.lines)
  const isCut = replay.atEnd.value && !replay.match.over
  return (
    <p class="narration" aria-live={replay.playing.value ? 'off' : 'polite'}>
      {isCut ? `${told} ${w.replay.endsHere}` : told}
    </p>
  )
}
