import { useSignal } from '@preact/signals'
import type { Lesson } from '@trick-bento/games/lesson'
import type { GameKind } from '@trick-bento/kit'
import { useEffect, useMemo } from 'preact/hooks'
import { TopBar } from '../app/top-bar.tsx'
import { Icon, type IconName } from '../art/icons.tsx'
import { isIncluded } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { shortcut } from '../keys/shortcuts.ts'
import { Rulebook } from '../rules/rulebook.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LessonTable } from './lesson-table.ts'
import { lessonTitle } from './lesson-title.ts'
import { Practice } from './practice.tsx'
import { progressOf, saveEnd, saveScene, saveScenesDone } from './progress.ts'
import { Scenes } from './scenes.tsx'
import { LessonSummary } from './summary.tsx'
import './lesson-view.css'

/** The parts of a lesson, in their order. */
type Part = 'scenes' | 'practice' | 'summary'

/** A lesson: scenes, a practice round, and a summary. */
export function LessonView({ kind, lesson }: { kind: GameKind; lesson: Lesson }) {
  const w = words.value
  const showsRules = useSignal(false)
  const { scene } = useMemo(() => progressOf(kind.id), [])
  const table = useMemo(() => {
    const isThere = scene !== 'practice' && scene < lesson.scenes.length
    return new LessonTable(kind, lesson, isThere ? scene : 0)
  }, [])
  const part = useSignal<Part>(scene === 'practice' ? 'practice' : 'scenes')
  useEffect(() => {
    table.onScene = (scene) => saveScene(kind.id, scene)
    table.onEnd = () => {
      saveScenesDone(kind.id)
      part.value = 'practice'
    }
    if (part.value === 'scenes') void table.run()
    return () => table.close()
  }, [table])

  const head = {
    title: lessonTitle(kind, 'shortTitle'),
    tools: (
      <>
        {part.value === 'scenes' && (
          <Tool icon="repeat" label={w.learn.restartChapter} onClick={() => table.restartScene()} />
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
      </>
    ),
  }
  return (
    <div class={`lesson ${part.value}`}>
      {part.value === 'scenes' && <Scenes table={table} head={head} />}
      {part.value === 'practice' && (
        <Practice
          kind={kind}
          lesson={lesson}
          head={head}
          onBack={() => {
            part.value = 'scenes'
            table.openEnd()
          }}
          onEnd={(practice) => {
            saveEnd(kind.id, practice)
            part.value = 'summary'
          }}
        />
      )}
      {part.value === 'summary' && (
        <>
          <TopBar title={head.title}>{head.tools}</TopBar>
          <LessonSummary
            kind={kind}
            table={table}
            onAgain={() => {
              part.value = 'scenes'
              table.restart()
            }}
            onPractice={() => {
              part.value = 'practice'
            }}
          />
        </>
      )}
      {showsRules.value && (
        <Dialog
          title={w.rules.title(gameTexts(kind).shortTitle)}
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
  onClick(): void
}

function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      {...(icon === 'rules' ? shortcut('rules', label) : { title: label })}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
