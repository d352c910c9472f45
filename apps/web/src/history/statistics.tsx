import type { DisplayedRating, GameStatistics, ListedRating, Opponent } from '@trick-bento/protocol'
import { findGame } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { Sparkline } from './sparkline.tsx'
import './statistics.css'

export const titleOf = (id: string): string => {
  const kind = findGame(id)
  return kind === undefined ? id : gameTexts(kind).title
}

/** Rating, wins and places for each game. */
export function GameCards({ games }: { games: readonly GameStatistics[] }) {
  return (
    <ul class="game-cards">
      {games.map((each) => (
        <li key={each.game} class="game-card">
          <GameCard {...each} />
        </li>
      ))}
    </ul>
  )
}

function GameCard({ game, rating, course, tables }: GameStatistics) {
  const w = words.value
  return (
    <>
      <h3>{titleOf(game)}</h3>
      {rating === undefined ? <p class="field-about">{w.history.notRated}</p> : <RatingText rating={rating} />}
      <Sparkline course={course} />
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{w.history.seats}</th>
            <th scope="col">{w.history.games}</th>
            <th scope="col">{w.history.wins}</th>
            <th scope="col">{w.history.averagePlace}</th>
          </tr>
        </thead>
        <tbody>
          {tables.map(({ seats, games, wins, averagePlace }) => (
            <tr key={seats}>
              <th scope="row">{seats}</th>
              <td>{games}</td>
              <td>{wins}</td>
              <td>{averagePlace.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function RatingText({ rating: { points, plusMinus, provisional } }: { rating: DisplayedRating }) {
  const w = words.value.history
  return (
    <p class="rating">
      <b>{points}</b> ± {plusMinus} {provisional && <span class="provisional">{w.provisional}</span>}
    </p>
  )
}

/** The opponents of this person, with how often each finished ahead. */
export function Opponents({ opponents }: { opponents: readonly Opponent[] }) {
  const w = words.value
  return (
    <table class="figures">
      <thead>
        <tr>
          <th scope="col">{w.history.who}</th>
          <th scope="col">{w.history.games}</th>
          <th scope="col">{w.history.ahead}</th>
          <th scope="col">{w.history.behind}</th>
        </tr>
      </thead>
      <tbody>
        {opponents.map(({ kind, name, level, games, ahead, behind }, i) => (
          <tr key={i}>
            <th scope="row">
              <bdi>{kind === 'bot' ? w.history.bots(w.setup.levels[level!]) : name}</bdi>
            </th>
            <td>{games}</td>
            <td>{ahead}</td>
            <td>{behind}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The ratings of the bots and of this person, the best first. */
export function Ladder({ ratings }: { ratings: readonly ListedRating[] }) {
  const w = words.value
  return (
    <>
      {[...Map.groupBy(ratings, ({ game }) => game)].map(([game, listed]) => (
        <section key={game}>
          <h3>{titleOf(game)}</h3>
          <ol class="stack ladder">
            {listed
              .toSorted((a, b) => b.points - a.points)
              .map(({ level, ...rating }) => (
                <li key={level ?? ''} class={level === undefined ? 'you' : ''}>
                  <span>{level === undefined ? w.common.you : w.history.bots(w.setup.levels[level])}</span>
                  <RatingText rating={rating} />
                </li>
              ))}
          </ol>
        </section>
      ))}
    </>
  )
}
