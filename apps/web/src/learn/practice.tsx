import { useSignal } from '@preact/signals'
import { LEARNER, type Lesson } from '@trick-bento/games/lesson'
import { type GameKind, must } from '@trick-bento/kit'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { language, words } from '../i18n/index.ts'
import { useLog } from '../play/log.tsx'
import { LocalTable } from '../session/local-table.ts'
import { newSeed } from '../setup/seed.ts'
import { Phrases } from '../table/phrases.ts'
import { TableView } from '../table/table-view.tsx'
import { type BarButton, backButton, LessonBar } from './lesson-bar.tsx'
import { LessonFrame, type LessonHead } from './lesson-frame.tsx'
import { namesAt } from './names-at.ts'
import { tipWords } from './tip-words.ts'
import { endPause, isPaused } from './trick-pause.ts'

interface PracticeProps {
  readonly kind: GameKind
  readonly lesson: Lesson
  readonly head: LessonHead
  onBack(): void
  onEnd(practice: 'played' | 'skipped'): void
}

/** A real round against newcomers, with a tip for every decision. */
export function Practice({ kind, lesson: { seats }, head, onBack, onEnd }: PracticeProps) {
  const w = words.value
  const box = useRef<HTMLDivElement>(null)
  const isStarted = useSignal(false)
  const showsAdvice = useSignal(false)
  const names = useMemo(() => namesAt(seats), [w])
  const table = useMemo(() => practiceTable(kind, names), [])
  const phrases = useMemo(() => new Phrases(table.game, names, LEARNER), [names, language.value])
  const stage = table.stage.value
  const log = useLog(table.match.events, stage, phrases)
  const ask = isStarted.value ? table.ask.value : undefined
  useEffect(() => {
    void table.run()
    return () => table.close()
  }, [table])
  useEffect(() => {
    showsAdvice.value = false
    if (ask !== undefined) void table.advise()
  }, [ask])

  if (table.failure.value !== undefined) throw table.failure.value
  const paused = isPaused(stage)
  const isOver = table.ended.value !== undefined
  const hint = table.hint.value
  const tip = typeof hint === 'object' ? hint : undefined
  const text = !isStarted.value
    ? w.learn.practice.intro
    : isOver
      ? w.learn.practice.over(results(table, phrases))
      : ask === undefined
        ? w.learn.practice.goal(phrases.texts.goal)
        : tip === undefined
          ? phrases.prompt(ask)
          : tipWords(phrases, ask.phase, tip)

  const skip: BarButton = { icon: 'last', label: w.learn.practice.skip, onClick: () => onEnd('skipped') }
  const showMe: BarButton | undefined = tip && {
    icon: 'hint',
    label: w.learn.showMe,
    onClick: () => {
      showsAdvice.value = true
    },
  }
  const next = (): void => {
    if (isOver) onEnd('played')
    else if (isPaused(stage)) endPause(box.current!)
    else {
      isStarted.value = true
      if (table.ask.value === undefined) table.unpause()
      else table.paused.value = false // `unpause` would end the wait for the learner
    }
  }
  return (
    <LessonFrame
      head={head}
      stage={stage}
      phrases={phrases}
      chapter={w.learn.practice.chapter}
      title={w.learn.practice.title}
      textKey={text}
      text={
        <p key={text} class="guide-says">
          {text}
        </p>
      }
      table={
        <div ref={box} class="lesson-table">
          <TableView
            stage={stage}
            names={names}
            you={LEARNER}
            ask={ask}
            thinking={table.thinking.value}
            advice={showsAdvice.value ? tip?.move : undefined}
            caption={log.caption}
          />
          <p class="visually-hidden" role="log" aria-live="polite">
            {log.announcement}
          </p>
        </div>
      }
      bar={
        <LessonBar
          first={!isStarted.value ? backButton(onBack) : isOver ? undefined : skip}
          help={isStarted.value ? showMe : skip}
          onNext={!isStarted.value || paused || isOver ? next : undefined}
          next="main"
          textKey={text}
        />
      }
    />
  )
}

/** A table for the learner and newcomers, who wait until they are told to start. It is not saved. */
function practiceTable(kind: GameKind, names: readonly string[]): LocalTable {
  const [name, ...bots] = names
  const plan = {
    game: kind.id,
    options: {},
    seed: newSeed(),
    players: [
      { kind: 'person', name } as const,
      ...bots.map((bot) => ({ kind: 'bot', level: 'newcomer', name: bot }) as const),
    ],
  }
  const table = new LocalTable(must(kind.at(names.length, plan.options)), { plan, moves: [] })
  table.paused.value = true
  return table
}

/** The totals after the round: `Victory points: You 1, Hana 0`. */
function results({ match: { table, game } }: LocalTable, phrases: Phrases): string {
  const { learn } = words.value
  const totals = Array.from({ length: game.seats }, (_, seat) =>
    learn.practice.result(phrases.plate(seat), table.totals[seat]),
  )
  return learn.practice.results(phrases.texts.total, totals)
}
