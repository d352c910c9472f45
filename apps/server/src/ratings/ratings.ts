import { isAnonymous } from '../store/anonymize.ts'
import type { History, PlayerRating } from '../store/history.ts'
import { ratedSeats, UNKNOWN } from './rating.ts'

/** How often to retry when ratings of the same players change concurrently. */
const MAX_ATTEMPTS = 50

/** Rates a finished game once. Calls on other nodes or after a crash find it rated. */
export async function rateGame(history: History, table: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const finished = await history.game(table)
    if (finished === undefined || !finished.counts || finished.ratings !== undefined) return
    const { game, sitters } = finished
    const players = [...new Set(sitters.map(({ player }) => player))]
    const all = await history.ratingsOf(players)
    const known = new Map(all.filter((rating) => rating.game === game).map((rating) => [rating.player, rating]))
    const after = ratedSeats(sitters, known)
    const changed = players.flatMap((player): PlayerRating[] => {
      if (isAnonymous(player)) return []
      const { mu, sigma } = after[sitters.findIndex((sitter) => sitter.player === player)]
      return [{ player, game, mu, sigma, games: (known.get(player) ?? UNKNOWN).games + 1 }]
    })
    if ((await history.rate(table, after, changed)) === 'added') return
  }
  throw new Error(`the game of table ${table} could not be rated: too many conflicts`)
}
