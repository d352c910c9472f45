import { trick } from '@trick-bento/games'
import { Icon } from '../art/icons.tsx'
import { games } from '../games.ts'
import { words } from '../i18n/index.ts'
import { progressOf } from '../learn/progress.ts'
import { savedGames } from '../session/saved-games.ts'
import { loadItem } from '../settings/storage.ts'
import './newcomer.css'

/** True on a device where no game was started and no lesson was finished. */
const isNewcomer = (): boolean =>
  savedGames().length === 0 &&
  !progressOf(trick.id).done &&
  games.every(({ id }) => loadItem(`setup/${id}`) === undefined && !progressOf(id).done)

/** Offers the first lesson to newcomers. */
export function Newcomer() {
  const w = words.value.home
  if (!isNewcomer()) return null
  return (
    <a class="newcomer" href={`/learn/${trick.id}`}>
      <span class="newcomer-text">
        <b>{w.newcomer}</b> <span>{w.newcomerAbout}</span>
      </span>
      <span class="newcomer-go">
        {w.firstLesson} <Icon name="arrowRight" />
      </span>
    </a>
  )
}
