import { Icon } from '../art/icons.tsx'
import { games } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'

/** Links to a table of bots of each game. */
export const WatchLinks = () => (
  <ul class="actions">
    {games.map((kind) => (
      <li key={kind.id}>
        <a class="button" href={`/watch/${kind.id}`}>
          <Icon name="eye" /> {gameTexts(kind).title}
        </a>
      </li>
    ))}
  </ul>
)
