import type { GameKind } from '@trick-bento/kit'
import { useEffect, useMemo } from 'preact/hooks'
import { TopBar } from '../app/top-bar.tsx'
import { Icon } from '../art/icons.tsx'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import type { LocalTable } from '../session/local-table.ts'
import { namesOf } from '../session/plan.ts'
import { recordOf } from '../share/record-of.ts'
import { DealButton, ShareButtons } from '../share/share-buttons.tsx'
import { roundEndDelay } from '../spectator/delays.ts'
import { Result } from '../spectator/result.tsx'
import { Phrases } from '../table/phrases.ts'
import { TableView } from '../table/table-view.tsx'
import { useLastChapter } from './use-last-chapter.ts'
import { WatchControls } from './watch-controls.tsx'
import type { WatchWish } from './watch-plan.ts'
import '../spectator/spectator-page.css'

interface Props {
  readonly kind: GameKind
  readonly table: LocalTable
  readonly wish: WatchWish
  onWish(change: Partial<WatchWish>): void
}

/** A table of bots, with the means to look at it at one's leisure. */
export function WatchTable({ kind, table, wish, onWish }: Props) {
  const { game, plan } = table
  const w = words.value
  const { title, shortTitle } = gameTexts(kind)
  const names = useMemo(() => namesOf(plan), [plan])
  const phrases = useMemo(() => new Phrases(game, names, -1), [game, names, w])
  const telling = useLastChapter(table, phrases)
  const ended = table.ended.value
  const held = table.paused.value

  useEffect(() => {
    document.title = `${w.replay.watch.title(title)} · ${w.common.appName}`
  }, [w, title])
  useEffect(() => {
    void table.run()
    return () => table.close()
  }, [table])
  useEffect(() => {
    if (ended !== 'round' || held) return
    const timer = setTimeout(() => table.nextRound(), roundEndDelay())
    return () => clearTimeout(timer)
  }, [table, ended, held])

  if (table.failure.value !== undefined) throw table.failure.value
  return (
    <div class="spectator">
      <TopBar title={w.replay.watch.title(shortTitle)} />
      <TableView stage={table.stage.value} names={names} you={-1} thinking={table.thinking.value} />
      <p class="visually-hidden" aria-live="polite">
        {held ? telling?.announcement : ''}
      </p>
      <Trouble table={table} phrases={phrases} />
      <div class="spectator-foot">
        {ended === 'game' ? (
          <End table={table} names={names} wish={wish} onWish={onWish} />
        ) : (
          <p class="narration">{w.common.sentences(telling?.lines ?? [])}</p>
        )}
        <WatchControls kind={kind} table={table} names={names} wish={wish} onWish={onWish} />
      </div>
    </div>
  )
}

function End({ table, names, wish, onWish }: Omit<Props, 'kind'> & { names: readonly string[] }) {
  const w = words.value.replay
  const { match, game, plan } = table
  const record = useMemo(() => recordOf(match, names, plan.seed), [match, names, plan])
  const query = new URLSearchParams({ seats: String(wish.seats), seed: wish.seed })
  return (
    <Result match={match} names={names}>
      <ShareButtons record={record} />
      <DealButton record={record} />
      <button type="button" class="button" onClick={() => onWish({ seed: '' })}>
        <Icon name="dice" /> {w.watch.other}
      </button>
      <a class="button primary" href={`/play/${game.id}?${query}`}>
        <Icon name="play" /> {w.playFromHere}
      </a>
    </Result>
  )
}

/** What a bot's worker suffered, as far as it matters to those who watch. */
function Trouble({ table, phrases }: { table: LocalTable; phrases: Phrases }) {
  const trouble = table.trouble.value
  if (trouble === undefined) return null
  const { again, likeNewcomer } = words.value.table.bots
  const say = trouble.what === 'failed' ? likeNewcomer : again
  return (
    <p class="notice" role="status">
      {say(phrases.who(trouble.seat))}
    </p>
  )
}
