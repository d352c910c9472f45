import { useSignal, useSignalEffect } from '@preact/signals'
import type { GameKind } from '@trick-bento/kit'
import { hintWords } from '@trick-bento/words'
import { useEffect, useMemo } from 'preact/hooks'
import { go } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { Icon } from '../art/icons.tsx'
import { gameTexts } from '../i18n/game-texts.ts'
import { language, words } from '../i18n/index.ts'
import { ContinueOnline } from '../online/continue-online.tsx'
import { LocalTable } from '../session/local-table.ts'
import { gameOf, namesOf, type Plan } from '../session/plan.ts'
import { discardGame, savedGame, saveGame } from '../session/saved.ts'
import { newSeed } from '../setup/seed.ts'
import { Phrases } from '../table/phrases.ts'
import { TableView } from '../table/table-view.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Curtain } from './curtain.tsx'
import { Log, useLog } from './log.tsx'
import { type Panel, PanelButtons, Panels } from './panels.tsx'
import { Summary } from './summary.tsx'
import './play-layout.css'

/** The game in progress of this kind; where there is none, the set-up of one. */
export function PlayTable({ kind }: { kind: GameKind }) {
  const deals = useSignal(0)
  const table = useMemo(() => open(kind), [deals.value])
  useEffect(() => {
    if (table === undefined) go(`/play/${kind.id}`, 'replace')
  }, [table])
  if (table === undefined) return null
  const again = (plan: Plan): void => {
    saveGame({ plan, moves: [] })
    deals.value++
  }
  return <Table key={deals.value} table={table} again={again} />
}

function open({ id }: GameKind): LocalTable | undefined {
  const progress = savedGame(id)
  const game = progress && gameOf(progress.plan)
  return game?.ok ? new LocalTable(game.value, progress!) : undefined
}

function Table({ table, again }: { table: LocalTable; again(plan: Plan): void }) {
  const { game, plan } = table
  const w = words.value
  const texts = gameTexts(game.kind)
  const panel = useSignal<Panel | undefined>(undefined)
  const isResultDue = useSignal(false)
  const stage = table.stage.value
  const names = useMemo(() => namesOf(plan), [plan])
  const you = typeof stage.viewer === 'number' ? stage.viewer : -1
  const phrases = useMemo(() => new Phrases(game, names, you), [game, names, you, language.value])
  const log = useLog(table.match.events, table.eventCount.value, stage.viewer, phrases)

  useEffect(() => {
    document.title = w.table.title(texts.title)
  }, [w])
  useEffect(() => {
    table.onProgress = (progress, over) => (over ? discardGame(plan.game) : saveGame(progress))
    void table.run()
    return () => table.close()
  }, [table])
  useSignalEffect(() => {
    isResultDue.value = table.ended.value !== undefined
  })
  useSignalEffect(() => {
    if (!isResultDue.value || panel.value !== undefined) return // whoever reads something else may finish it
    isResultDue.value = false
    panel.value = 'result'
  })

  if (table.failure.value !== undefined) throw table.failure.value
  const close = (): void => {
    panel.value = undefined
  }
  const hint = table.hint.value
  const advice = typeof hint === 'object' ? hint : undefined
  const trouble = table.trouble.value
  const ended = table.ended.value
  const canUndo = table.canUndo.value && ended !== 'game'
  const canAdvise = table.ask.value !== undefined && hint !== 'thinking'
  const advised = advice
    ? hintWords(phrases, advice, stage.view)
    : hint && w.table.hints[hint as Exclude<typeof hint, object>]
  return (
    <div class="play">
      <TopBar title={texts.shortTitle}>
        <PanelButtons phrases={phrases} panel={panel} />
      </TopBar>
      <div class="play-body">
        <TableView
          stage={stage}
          names={names}
          you={you}
          ask={table.ask.value}
          thinking={table.thinking.value}
          advice={advice?.move}
          prompt={
            advised ??
            (ended && (
              <button type="button" class="button primary" onClick={() => (panel.value = 'result')}>
                {w.end.result}
              </button>
            ))
          }
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
        <aside class="side-log" aria-label={w.log.title} tabIndex={0}>
          <Log chapters={log.chapters} />
        </aside>
      </div>
      <div class="play-tools">
        {table.isSolo && (
          <button type="button" class="button" aria-disabled={!canUndo} onClick={() => canUndo && table.undo()}>
            <Icon name="undo" /> {w.table.undo}
          </button>
        )}
        <button
          type="button"
          class="button ask-hint"
          aria-disabled={!canAdvise}
          onClick={() => canAdvise && void table.advise()}
        >
          <Icon name="hint" /> {w.table.hint}
        </button>
        <ContinueOnline table={table} />
      </div>
      <p class="visually-hidden" role="log" aria-live="polite">
        {log.announcement}
      </p>
      <p class="visually-hidden" role="status">
        {advised}
      </p>
      {trouble !== undefined && (
        <p class="notice" role="status">
          {trouble.what === 'failed'
            ? w.table.bots.likeNewcomer(phrases.who(trouble.seat))
            : w.table.bots.again(phrases.who(trouble.seat))}
        </p>
      )}
      {table.curtain.value !== undefined && (
        <Curtain who={new Phrases(game, names, -1).who(table.curtain.value)} onLift={() => table.liftCurtain()} />
      )}
      <Panels phrases={phrases} panel={panel} stage={stage} chapters={log.chapters} />
      {panel.value === 'result' && ended !== undefined && (
        <Dialog
          title={ended === 'game' ? w.end.gameOver : w.end.roundOver(table.match.table.round)}
          closeLabel={w.end.backToTable}
          onClose={close}
        >
          <Summary
            table={table}
            phrases={phrases}
            onNextRound={() => {
              close()
              table.nextRound()
            }}
            onRematch={() => again({ ...plan, seed: newSeed() })}
            onSameDeal={() => again(plan)}
          />
        </Dialog>
      )}
    </div>
  )
}
