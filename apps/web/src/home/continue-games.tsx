import { Avatar } from '../art/avatar.tsx'
import { avatarsOf } from '../art/avatars.ts'
import { Icon } from '../art/icons.tsx'
import { TableSurface } from '../art/surface/table-surface.tsx'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { savedGames } from '../session/saved-games.ts'
import { CardView } from '../table/card.tsx'
import { GameRow } from './game-row.tsx'
import { type GameSummary, summaryOf } from './game-summary.ts'
import { roundText, stateText } from './summary-text.ts'
import './continue-games.css'

/** The games in progress on this device: the latest one large, the others in a row. Nothing if there is none. */
export function ContinueGames() {
  const [latest, ...others] = savedGames().map(summaryOf)
  if (latest === undefined) return null
  return (
    <section class="continue" aria-label={words.value.home.inProgress}>
      <LatestGame summary={latest} />
      {others.length > 0 && (
        <ul class="continue-others">
          {others.map((summary) => (
            <li key={summary.game.id}>
              <GameRow kind={summary.game.kind} href={`/play/${summary.game.id}/table`} state={stateText(summary)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function LatestGame({ summary }: { summary: GameSummary }) {
  const w = words.value.home
  const { game, names, you } = summary
  return (
    <a class="continue-latest" href={`/play/${game.id}/table`}>
      <TablePeek summary={summary} />
      <span class="continue-text">
        <span class="continue-kicker">{w.continue}</span>
        <span class="continue-title">
          <b>{gameTexts(game.kind).shortTitle}</b> <span>{roundText(summary)}</span>
        </span>
        <span class="continue-state">{stateText(summary)}</span>
      </span>
      <span class="continue-people">
        {avatarsOf(names).map((look, seat) => seat !== you && <Avatar key={seat} look={look} />)}
      </span>
      <span class="continue-go" aria-hidden="true">
        <Icon name="play" /> <span>{w.continue}</span>
      </span>
    </a>
  )
}

/** The picture of a table, in pixels; it is scaled to its place. */
const PEEK = { width: 368, height: 200, mat: { cx: 184, cy: 98, rx: 150, ry: 84 } }

/** The middle of the table with a few cards. */
const TablePeek = ({ summary: { game, cards } }: { summary: GameSummary }) => (
  <span class="table-peek" aria-hidden="true">
    <TableSurface game={game} {...PEEK} />
    <span class="peek-cards">
      {cards.map((card, i) => (
        <span key={i}>
          <CardView game={game} card={card} />
        </span>
      ))}
    </span>
  </span>
)
