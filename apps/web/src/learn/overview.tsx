import type { GameKind } from '@trick-bento/kit'
import { TopBar } from '../app/top-bar.tsx'
import { Compartment } from '../art/compartment.tsx'
import { Icon } from '../art/icons.tsx'
import { lessonGames } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { progressOf } from './progress.ts'
import { Stamp } from './stamp.tsx'
import './overview.css'

/** All lessons with their progress. */
export function Overview({ isUnknown }: { isUnknown: boolean }) {
  const w = words.value.learn
  const stamps = lessonGames.filter(({ id }) => progressOf(id).stamp).length
  return (
    <>
      <TopBar title={w.all} />
      <section class="sheet">
        <p>{isUnknown ? w.unknown : w.allAbout}</p>
        <p>{w.stamps(stamps, lessonGames.length)}</p>
        <ul class="lessons">
          {lessonGames.map((kind) => (
            <LessonEntry key={kind.id} kind={kind} />
          ))}
        </ul>
      </section>
    </>
  )
}

function LessonEntry({ kind }: { kind: GameKind }) {
  const w = words.value.learn
  const texts = gameTexts(kind)
  const { done, scene, stamp } = progressOf(kind.id)
  const isStarted = scene !== 0
  const title = texts.shortTitle
  const [text, label] =
    scene === 'practice'
      ? [w.practice.continue, w.practice.continueOf(title)]
      : isStarted
        ? [w.continueAt(scene + 1), w.continueOf(title, scene + 1)]
        : done
          ? [w.again, w.againOf(title)]
          : [w.start, w.startOf(title)]
  return (
    <li class="lesson-entry">
      <div class="lesson-art">
        <Compartment gameId={kind.id} />
        {stamp && <Stamp kind={kind} />}
      </div>
      <div class="lesson-facts">
        <h2>{texts.title}</h2>
        <p>{texts.about}</p>
        <p class="lesson-actions">
          <a class={`button${done && !isStarted ? '' : ' primary'}`} href={`/learn/${kind.id}`} aria-label={label}>
            {text}
          </a>
          {done && (
            <span class="lesson-done">
              <Icon name="check" /> {w.done}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
