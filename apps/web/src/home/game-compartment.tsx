import type { GameKind } from '@trick-bento/kit'
import { Compartment } from '../art/compartment.tsx'
import { Icon } from '../art/icons.tsx'
import { isIncluded, screenOf } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import './game-compartment.css'

/** A game in the bento box. A click anywhere in its compartment opens its set-up page. */
export function GameCompartment({ kind }: { kind: GameKind }) {
  const w = words.value.home
  const { title, shortTitle, tagline } = gameTexts(kind)
  const { id, seats } = kind
  return (
    <li class="compartment" data-game={id}>
      <div class="compartment-picture">
        <Compartment gameId={id} />
      </div>
      <div class="compartment-text">
        <h2>
          <span class="compartment-title">{title}</span>
          <span class="compartment-short-title">{shortTitle}</span>
        </h2>
        <p class="compartment-about">{tagline}</p>
        <p class="compartment-facts">
          <span class="compartment-players">{w.players(seats.least, seats.most)}</span>
          <span class="compartment-players-short">{w.playersShort(seats.least, seats.most)}</span>
          <span>{w.minutes(screenOf(kind).minutes)}</span>
          {isIncluded(kind) && (
            <a class="compartment-learn" href={`/learn/${id}`} aria-label={w.learnGame(title)}>
              {w.learn}
            </a>
          )}
        </p>
      </div>
      <a class="compartment-play" href={`/play/${id}`} aria-label={w.playGame(title)}>
        <Icon name="play" />
      </a>
    </li>
  )
}
