import type { GameKind } from '@trick-bento/kit'
import { useEffect, useMemo } from 'preact/hooks'
import { usePageTitle } from '../app/use-title.ts'
import { Icon } from '../art/icons.tsx'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { shownName } from '../i18n/shown-name.ts'
import { BotTrouble } from '../play/bot-trouble.tsx'
import { useLog } from '../play/log.tsx'
import type { LocalTable } from '../session/local-table.ts'
import { namesOf } from '../session/plan.ts'
import { dealAddress } from '../share/deal-address.ts'
import { recordOf } from '../share/record-of.ts'
import { DealButton, ShareButtons } from '../share/share-buttons.tsx'
import { GameResult } from '../spectator/game-result.tsx'
import { SpectatorPage } from '../spectator/spectator-page.tsx'
import { durations } from '../table/motion/durations.ts'
import { Phrases } from '../table/phrases.ts'
import { WatchControls } from './watch-controls.tsx'
import type { WatchOptions } from './watch-options.ts'

interface Props {
  readonly kind: GameKind
  readonly table: LocalTable
  readonly options: WatchOptions
  /** Starts a new game with changed options, or the same game again if nothing changes. */
  onRestart(change: Partial<WatchOptions>): void
}

/** A table of bots, with controls for a spectator. */
export function WatchTable({ kind, table, options, onRestart }: Props) {
  const { game, plan } = table
  const w = words.value
  const { title, shortTitle } = gameTexts(kind)
  const names = useMemo(() => plan.players.map(shownName), [plan, w])
  const phrases = useMemo(() => new Phrases(game, names, -1), [game, names, w])
  const stage = table.stage.value
  const log = useLog(table.match.events, stage, phrases)
  const chapter = log.chapters.at(-1)
  const ended = table.ended.value
  const held = table.paused.value

  usePageTitle(w.replay.watch.title(title))
  useEffect(() => {
    void table.run()
    return () => table.close()
  }, [table])
  useEffect(() => {
    if (ended !== 'round' || held) return
    const timer = setTimeout(() => table.nextRound(), durations().roundEnd)
    return () => clearTimeout(timer)
  }, [table, ended, held])

  if (table.failure.value !== undefined) throw table.failure.value
  return (
    <SpectatorPage
      title={w.replay.watch.title(shortTitle)}
      notices={
        <>
          <p class="visually-hidden" aria-live="polite">
            {held ? chapter?.announcement : ''}
          </p>
          <BotTrouble table={table} phrases={phrases} />
        </>
      }
      stage={stage}
      names={names}
      thinking={table.thinking.value}
    >
      {ended === 'game' ? (
        <End table={table} names={names} onRestart={onRestart} />
      ) : (
        <p class="narration">{w.common.sentences(chapter?.lines ?? [])}</p>
      )}
      <WatchControls kind={kind} table={table} names={names} options={options} onRestart={onRestart} />
    </SpectatorPage>
  )
}

function End({ table, names, onRestart }: Pick<Props, 'table' | 'onRestart'> & { names: readonly string[] }) {
  const w = words.value.replay
  const { match, game, plan } = table
  const record = useMemo(() => recordOf(match, namesOf(plan), plan.seed), [match, plan])
  return (
    <GameResult match={match} names={names}>
      <ShareButtons record={record} />
      <DealButton record={record} />
      <button type="button" class="button" onClick={() => onRestart({ seed: '' })}>
        <Icon name="dice" /> {w.watch.other}
      </button>
      <a
        class="button primary"
        href={dealAddress({ game: game.id, seats: game.seats, seed: plan.seed, options: plan.options })}
      >
        <Icon name="play" /> {w.playFromHere}
      </a>
    </GameResult>
  )
}
