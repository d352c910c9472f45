import { useSignal, useSignalEffect } from '@preact/signals'
import type { GameKind } from '@trick-bento/kit'
import { hintWords } from '@trick-bento/words'
import { useEffect, useMemo } from 'preact/hooks'
import { go } from '../app/router.ts'
import { useTitle } from '../app/use-title.ts'
import { Icon } from '../art/icons.tsx'
import { LocalEnd } from '../end/local-end.tsx'
import { ResultButton } from '../end/result-button.tsx'
import { language, words } from '../i18n/index.ts'
import { shownName } from '../i18n/shown-name.ts'
import { shortcut } from '../keys/shortcuts.ts'
import { ContinueOnline } from '../online/continue-online.tsx'
import { LocalTable } from '../session/local-table.ts'
import { ownsGame } from '../session/ownership.ts'
import { gameOf, type Plan } from '../session/plan.ts'
import { discardGame, savedGame, saveGame } from '../session/saved-games.ts'
import { newSeed } from '../setup/seed.ts'
import { Phrases } from '../table/phrases.ts'
import { TableView } from '../table/table-view.tsx'
import { BotTrouble } from './bot-trouble.tsx'
import { Curtain } from './curtain.tsx'
import { useLog } from './log.tsx'
import type { Panel } from './panels.tsx'
import { PlayLayout } from './play-layout.tsx'

/** The saved game of this kind. Without one, goes to the set-up page. */
export function PlayTable({ kind }: { kind: GameKind }) {
  const deals = useSignal(0)
  const table = useMemo(() => open(kind), [deals.value])
  useEffect(() => {
    if (table === undefined) go(`/play/${kind.id}`, 'replace')
  }, [table])
  if (table === undefined) return null
  const restart = (plan: Plan): void => {
    saveGame({ plan, moves: [] })
    deals.value++
  }
  return <Table key={deals.value} table={table} onRestart={restart} />
}

function open({ id }: GameKind): LocalTable | undefined {
  const progress = savedGame(id)
  const game = progress && gameOf(progress.plan)
  return game?.ok ? new LocalTable(game.value, progress!) : undefined
}

function Table({ table, onRestart }: { table: LocalTable; onRestart(plan: Plan): void }) {
  const { game, plan } = table
  const w = words.value
  const panel = useSignal<Panel | undefined>(undefined)
  const isResultDue = useSignal(false)
  const stage = table.stage.value
  const names = useMemo(() => plan.players.map(shownName), [plan, language.value])
  const you = typeof stage.viewer === 'number' ? stage.viewer : -1
  const phrases = useMemo(() => new Phrases(game, names, you), [game, names, you, language.value])
  const log = useLog(table.match.events, stage, phrases)

  useTitle(w.table.title(phrases.texts.title))
  useEffect(() => {
    table.onProgress = (progress, over) => {
      if (ownsGame(plan.game)) over ? discardGame(plan.game) : saveGame(progress)
    }
    void table.run()
    return () => table.close()
  }, [table])
  useSignalEffect(() => {
    isResultDue.value = table.ended.value !== undefined
  })
  useSignalEffect(() => {
    if (!isResultDue.value || panel.value !== undefined) return // an open panel stays open until it is closed
    isResultDue.value = false
    panel.value = 'result'
  })

  if (table.failure.value !== undefined) throw table.failure.value
  const close = (): void => {
    panel.value = undefined
  }
  const hint = table.hint.value
  const advice = typeof hint === 'object' ? hint : undefined
  const ended = table.ended.value
  const hintText = advice
    ? hintWords(phrases, advice, stage.view)
    : hint && w.table.hints[hint as Exclude<typeof hint, object>]
  return (
    <PlayLayout
      phrases={phrases}
      stage={stage}
      log={log}
      panel={panel}
      table={
        <TableView
          stage={stage}
          names={names}
          you={you}
          ask={table.ask.value}
          thinking={table.thinking.value}
          advice={advice?.move}
          caption={log.caption}
          prompt={hintText}
          tools={<Tools table={table} />}
          action={ended && <ResultButton panel={panel} />}
        />
      }
    >
      <p class="visually-hidden" role="status">
        {hintText}
      </p>
      <BotTrouble table={table} phrases={phrases} />
      {table.curtain.value !== undefined && (
        <Curtain who={new Phrases(game, names, -1).who(table.curtain.value)} onLift={() => table.liftCurtain()} />
      )}
      {panel.value === 'result' && ended !== undefined && (
        <LocalEnd
          table={table}
          phrases={phrases}
          ended={ended}
          onNextRound={() => {
            close()
            table.nextRound()
          }}
          onRematch={() => onRestart({ ...plan, seed: newSeed() })}
          onSameDeal={() => onRestart(plan)}
          onClose={close}
        />
      )}
    </PlayLayout>
  )
}

function Tools({ table }: { table: LocalTable }) {
  const w = words.value.table
  const canUndo = table.canUndo.value && table.ended.value !== 'game'
  const canAdvise = table.ask.value !== undefined && table.hint.value !== 'thinking'
  return (
    <>
      {table.isSolo && (
        <button
          type="button"
          class="button"
          aria-label={w.undo}
          aria-disabled={!canUndo}
          {...shortcut('undo', w.undo)}
          onClick={() => canUndo && table.undo()}
        >
          <Icon name="undo" /> <span class="label">{w.undo}</span>
        </button>
      )}
      <button
        type="button"
        class="button ask-hint"
        aria-label={w.hint}
        aria-disabled={!canAdvise}
        {...shortcut('hint', w.hint)}
        onClick={() => canAdvise && void table.advise()}
      >
        <Icon name="hint" /> <span class="label">{w.hint}</span>
      </button>
      <ContinueOnline table={table} />
    </>
  )
}
