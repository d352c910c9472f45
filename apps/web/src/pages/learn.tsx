import { useSignal } from '@preact/signals'
import { type Lesson, lessons } from '@trick-bento/games/lesson'
import type { GameKind } from '@trick-bento/kit'
import { useEffect } from 'preact/hooks'
import { route } from '../app/router.ts'
import { usePageTitle } from '../app/use-title.ts'
import { findGame } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { LessonView } from '../learn/lesson-view.tsx'
import { Overview } from '../learn/overview.tsx'

/** `/learn`: all lessons. `/learn/GAME`: one lesson. */
export default function Learn() {
  const [, , id = ''] = route.value.path.split('/')
  const kind = Object.hasOwn(lessons, id) ? findGame(id) : undefined
  const w = words.value
  const title = kind === undefined ? w.learn.all : w.learn.title(gameTexts(kind).title)
  usePageTitle(title)
  return kind === undefined ? <Overview isUnknown={id !== ''} /> : <LoadedLesson key={id} kind={kind} />
}

function LoadedLesson({ kind }: { kind: GameKind }) {
  const w = words.value
  const lesson = useSignal<Lesson | 'loading' | 'failed'>('loading')
  useEffect(() => {
    lessons[kind.id]().then(
      (loaded) => {
        lesson.value = loaded
      },
      () => {
        lesson.value = 'failed'
      },
    )
  }, [kind])
  if (lesson.value === 'loading') return <p class="loading">{w.common.loading}</p>
  if (lesson.value === 'failed') return <p class="loading">{w.errors.loadFailed}</p>
  return <LessonView kind={kind} lesson={lesson.value} />
}
