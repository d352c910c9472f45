import { useSignal } from '@preact/signals'
import type { BoxedGame } from '@trick-bento/games'
import type { Lesson } from '@trick-bento/games/lesson'
import { useEffect } from 'preact/hooks'
import { route } from '../app/router.ts'
import { usePageTitle } from '../app/use-title.ts'
import { findLessonGame } from '../games.ts'
import { words } from '../i18n/index.ts'
import { lessonTitle } from '../learn/lesson-title.ts'
import { LessonView } from '../learn/lesson-view.tsx'
import { Overview } from '../learn/overview.tsx'

/** `/learn`: all lessons. `/learn/GAME`: one lesson. */
export default function Learn() {
  const [, , id = ''] = route.value.path.split('/')
  const kind = findLessonGame(id)
  const w = words.value
  const title = kind === undefined ? w.learn.all : lessonTitle(kind, 'title')
  usePageTitle(title)
  return kind === undefined ? <Overview isUnknown={id !== ''} /> : <LoadedLesson key={id} kind={kind} />
}

function LoadedLesson({ kind }: { kind: BoxedGame }) {
  const w = words.value
  const lesson = useSignal<Lesson | 'loading' | 'failed'>('loading')
  useEffect(() => {
    kind.lesson().then(
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
