import { LANGUAGES } from '@trick-bento/protocol/constants'
import { useTitle } from '../app/use-title.ts'
import { Icon } from '../art/icons.tsx'
import { Logo } from '../art/logo.tsx'
import { games } from '../games.ts'
import { ContinueGames } from '../home/continue-games.tsx'
import { GameCompartment } from '../home/game-compartment.tsx'
import { Newcomer } from '../home/newcomer.tsx'
import { words } from '../i18n/index.ts'
import { OwnTablesList } from '../online/own-tables-list.tsx'
import { change, settings } from '../settings/settings.ts'
import './home.css'

/** `/`: games in progress, and the bento box with a compartment for each game. */
export default function Home() {
  const w = words.value
  useTitle(w.home.title)
  return (
    <div class="home">
      <header class="home-head">
        <span class="home-logo">
          <Logo />
        </span>
        <h1>{w.common.appName}</h1>
        <p>{w.home.tagline}</p>
        <div class="home-tools">
          <a class="button" href="/online" aria-label={w.online.openOnline}>
            <Icon name="person" /> <span>{w.online.openOnline}</span>
          </a>
          <LanguageSwitch />
          <a class="button" href="/settings" aria-label={w.home.settings}>
            <Icon name="settings" />
          </a>
        </div>
      </header>
      <div class="home-main">
        <ContinueGames />
        <Newcomer />
        <OwnTablesList />
        <ul class="bento" aria-label={w.home.games}>
          {games.map((kind) => (
            <GameCompartment key={kind.id} kind={kind} />
          ))}
        </ul>
      </div>
      <nav class="home-foot" aria-label={w.common.navigation}>
        <a class="button" href="/history">
          <Icon name="star" /> {w.history.title}
        </a>
        <a class="button" href="/replay">
          <Icon name="file" /> {w.home.replays}
        </a>
      </nav>
      <p class="small-print">{w.common.unofficial}</p>
    </div>
  )
}

/** Buttons for the other languages, each named in that language. */
function LanguageSwitch() {
  const names = words.value.settings.languages
  return (
    <>
      {LANGUAGES.filter((each) => each !== settings.value.language).map((each) => (
        <button
          key={each}
          type="button"
          class="button"
          lang={each}
          aria-label={names[each]}
          onClick={() => change({ language: each })}
        >
          <Icon name="language" /> <span>{names[each]}</span>
        </button>
      ))}
    </>
  )
}
