import type { GameKind } from '@trick-bento/kit'
import { LANGUAGES } from '@trick-bento/protocol/constants'
import { useTitle } from '../app/use-title.ts'
import { Compartment } from '../art/compartment.tsx'
import { Icon } from '../art/icons.tsx'
import { Logo } from '../art/logo.tsx'
import { games, isIncluded, screenOf } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { savedGame } from '../session/saved-games.ts'
import { change, settings } from '../settings/settings.ts'
import './home.css'

/** `/`: the bento box, with a compartment for each game. */
export default function Home() {
  const w = words.value
  useTitle(w.home.title)
  return (
    <div class="home">
      <header class="home-head">
        <span class="home-logo">
          <Logo />
        </span>
        <div class="home-title">
          <h1>{w.common.appName}</h1>
          <p>{w.home.tagline}</p>
        </div>
        <div class="home-tools">
          <a class="button" href="/online">
            <Icon name="person" /> {w.online.openOnline}
          </a>
          <LanguageSwitch />
        </div>
      </header>
      <ul class="bento" aria-label={w.home.games}>
        {games.map((kind) => (
          <GameCompartment key={kind.id} kind={kind} />
        ))}
      </ul>
      <nav class="home-foot" aria-label={w.common.navigation}>
        <a class="button" href="/history">
          <Icon name="star" /> {w.history.title}
        </a>
        <a class="button" href="/replay">
          <Icon name="file" /> {w.home.replays}
        </a>
        <a class="button" href="/settings">
          <Icon name="settings" /> {w.home.settings}
        </a>
      </nav>
      <p class="small-print">{w.common.unofficial}</p>
    </div>
  )
}

function GameCompartment({ kind }: { kind: GameKind }) {
  const w = words.value.home
  const texts = gameTexts(kind)
  const { id, seats } = kind
  const saved = savedGame(id)
  return (
    <li class="compartment" data-game={id}>
      <div class="compartment-art">
        <Compartment gameId={id} />
      </div>
      <div class="compartment-text">
        <h2>{texts.title}</h2>
        <p class="compartment-about">{texts.about}</p>
        <p class="compartment-facts">
          <span>
            <Icon name="person" /> {w.players(seats.least, seats.most)}
          </span>
          <span>{w.minutes(screenOf(kind).minutes)}</span>
        </p>
        <div class="compartment-actions">
          {saved !== undefined && (
            <a class="button primary" href={`/play/${id}/table`} aria-label={w.continueGame(texts.title)}>
              <Icon name="play" /> {w.continue}
            </a>
          )}
          <a
            class={`button${saved === undefined ? ' primary' : ''}`}
            href={`/play/${id}`}
            aria-label={w.playGame(texts.title)}
          >
            {saved === undefined && <Icon name="play" />} {w.play}
          </a>
          {isIncluded(kind) && (
            <a class="button" href={`/learn/${id}`} aria-label={w.learnGame(texts.title)}>
              {w.learn}
            </a>
          )}
          <a class="button" href={`/watch/${id}`} aria-label={w.watchGame(texts.title)}>
            {w.watch}
          </a>
        </div>
      </div>
    </li>
  )
}

/** Buttons for the other languages, each named in that language. */
function LanguageSwitch() {
  const names = words.value.settings.languages
  return (
    <>
      {LANGUAGES.filter((each) => each !== settings.value.language).map((each) => (
        <button key={each} type="button" class="button" lang={each} onClick={() => change({ language: each })}>
          <Icon name="language" /> {names[each]}
        </button>
      ))}
    </>
  )
}
