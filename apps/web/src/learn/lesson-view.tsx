import { useSignal } from '@preact/signals'
import { LEARNER, type Lesson } from '@trick-bento/games/lesson'
import type { GameKind } from '@trick-bento/kit'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { TopBar } from '../app/top-bar.tsx'
import { Icon, type IconName } from '../art/icons.tsx'
import { isIncluded } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { Rulebook } from '../rules/rulebook.tsx'
import { settings } from '../settings/settings.ts'
import { TableView } from '../table/table-view.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Guide } from './guide.tsx'
import { LessonButtons } from './lesson-buttons.tsx'
import { LessonTable } from './lesson-table.ts'
import { lessonTitle } from './lesson-title.ts'
import { progressOf, saveProgress } from './progress.ts'
import { LessonSummary } from './summary.tsx'
import { useTableInSight } from './use-table-in-sight.ts'
import './lesson-view.css'

/** A lesson: the guide and the table. */
export function LessonView({ kind, lesson }: { kind: GameKind; lesson: Lesson }) {
  const w = words.value
  const texts = gameTexts(kind)
  const scenes = lesson.scenes.length
  const showsRules = useSignal(false)
  const table = useMemo(() => {
    const { scene } = progressOf(kind.id)
    return new LessonTable(kind, lesson, scene < scenes ? scene : 0)
  }, [kind, lesson])
  useEffect(() => {
    table.onScene = (scene) => saveProgress(kind.id, scene, scenes)
    void table.run()
    return () => table.close()
  }, [table])

  return (
    <div class="lesson">
      <TopBar title={lessonTitle(kind, texts.shortTitle)}>
        {!table.finished.value && (
          <>
            <Tool icon="back" label={w.learn.previous} disabled={!table.canGoBack} onClick={() => table.back()} />
            <Tool icon="repeat" label={w.learn.restartChapter} onClick={() => table.restartScene()} />
          </>
        )}
        {isIncluded(kind) && (
          <Tool
            icon="rules"
            label={w.table.rules}
            onClick={() => {
              showsRules.value = true
            }}
          />
        )}
      </TopBar>
      {table.finished.value ? <LessonSummary kind={kind} table={table} /> : <LessonBody table={table} />}
      {showsRules.value && (
        <Dialog
          title={w.rules.title(texts.shortTitle)}
          onClose={() => {
            showsRules.value = false
          }}
        >
          <Rulebook gameId={kind.id} />
        </Dialog>
      )}
    </div>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly disabled?: boolean
  onClick(): void
}

function Tool({ icon, label, disabled = false, onClick }: ToolProps) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

function LessonBody({ table }: { table: LessonTable }) {
  const w = words.value
  const body = useRef<HTMLDivElement>(null)
  const names = useMemo(
    () => [settings.value.name.trim() || w.common.you, ...w.learn.names].slice(0, table.lesson.seats),
    [w],
  )
  const stage = table.stage.value
  const ask = table.ask.value
  const canGoOn = table.canGoOn.value
  useTableInSight(body, ask !== undefined, [table.step.value, table.scene.value])

  /** Continues, and ends the pause that shows a finished trick. */
  const next = (): void => {
    table.next()
    if (stage.finishedTrick.value !== undefined) body.current?.querySelector<HTMLElement>('[data-table]')?.click()
  }
  const noteClick = (event: MouseEvent): void => {
    const target = event.target as Element
    if (target.closest('.go-on') !== null) table.next()
    const card = target.closest<HTMLElement>('button[data-card]')
    if (card !== null) table.refused(Number(card.dataset.card))
  }
  return (
    <div ref={body} class="lesson-body">
      <Guide table={table} onNext={next} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of the table's own buttons */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the table's own buttons */}
      <div class={`lesson-table${canGoOn ? ' explained' : ''}`} onClick={noteClick}>
        <TableView
          stage={stage}
          names={names}
          you={LEARNER}
          ask={ask}
          thinking={table.thinking.value}
          advice={table.advice.value}
          prompt={canGoOn || ask !== undefined ? <LessonButtons table={table} onNext={next} /> : undefined}
        />
      </div>
    </div>
  )
}
