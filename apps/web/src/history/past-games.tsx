import { useSignal } from '@preact/signals'
import type { GameSummary } from '@trick-bento/protocol'
import { Icon } from '../art/icons.tsx'
import { language, words } from '../i18n/index.ts'
import { shownName } from '../i18n/shown-name.ts'
import { FinishedGame } from './finished-game.tsx'
import { titleOf } from './statistics.tsx'
import './past-games.css'

/** Finished games, the newest first; each can be opened for its result. */
export function PastGames({ games }: { games: readonly GameSummary[] }) {
  return (
    <ul class="stack past-games">
      {games.map((game) => (
        <li key={game.table}>
          <Past past={game} />
        </li>
      ))}
    </ul>
  )
}

function Past({ past }: { past: GameSummary }) {
  const w = words.value
  const isOpen = useSignal(false)
  const { table, series, game, you, yours, sitters, rating, endedAt } = past
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(endedAt)
  return (
    <details
      class="past-game"
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open
      }}
    >
      <summary>
        <b>{titleOf(game)}</b>
        <span>{when}</span>
        {you >= 0 && <span>{w.history.place(sitters[you].place, sitters.length)}</span>}
        {rating !== undefined && <span class="change">{w.common.signed(rating.change)}</span>}
      </summary>
      <ol class="standings">
        {sitters
          .map((sitter, seat) => ({ ...sitter, seat }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ seat, place, name, kind, total }) => (
            <li key={seat}>
              <span>{w.history.placeShort(place)}</span>
              <Icon name={kind === 'bot' ? 'robot' : 'person'} />
              <bdi>{shownName({ kind, name })}</bdi>
              <span>{w.common.points(total)}</span>
            </li>
          ))}
      </ol>
      {you >= 0 && !yours && <p class="field-about">{w.history.notYours}</p>}
      {isOpen.value && <FinishedGame table={table} />}
      {series !== table && (
        <a class="button" href={`/history/${table}`}>
          {w.history.series}
        </a>
      )}
    </details>
  )
}
