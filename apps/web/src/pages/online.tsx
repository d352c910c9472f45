import { route } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { usePageTitle } from '../app/use-title.ts'
import { Compartment } from '../art/compartment.tsx'
import { Icon } from '../art/icons.tsx'
import { findGame, games, isIncluded } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { Lobby } from '../online/lobby.tsx'
import { OpenTableForm } from '../online/open-table-form.tsx'
import { OwnTablesList } from '../online/own-tables-list.tsx'
import './online.css'

/** `/online`: the lobby. `/online/GAME`: the form for a new table. */
export default function OnlinePage() {
  const [, , id] = route.value.path.split('/')
  const kind = findGame(id ?? '')
  if (kind === undefined) return <OpenTables />
  return (
    <>
      <TopBar title={gameTexts(kind).title} />
      <OpenTableForm kind={kind} />
    </>
  )
}

/** Open tables, and links to the form for a new table. */
function OpenTables() {
  const w = words.value
  usePageTitle(w.online.title)
  return (
    <>
      <TopBar title={w.online.title} />
      <section class="sheet">
        <p>{w.online.about}</p>
        <OwnTablesList />
        <h2>{w.online.open}</h2>
        <ul class="open-games">
          {games.filter(isIncluded).map((kind) => (
            <li key={kind.id}>
              <a class="open-game" data-game={kind.id} href={`/online/${kind.id}`}>
                <span class="open-game-art">
                  <Compartment gameId={kind.id} />
                </span>
                <b>{gameTexts(kind).title}</b>
                <span class="field-about">{w.home.players(kind.seats.least, kind.seats.most)}</span>
              </a>
            </li>
          ))}
        </ul>
        <h2>{w.online.lobby}</h2>
        <Lobby />
        <p class="actions">
          <a class="button" href="/history">
            <Icon name="star" /> {w.history.title}
          </a>
        </p>
        <p>
          <a href="/me">{w.identity.link}</a>
        </p>
      </section>
    </>
  )
}
