import type { LevelName } from '@trick-bento/bots'
import type { Game, Seat, Table } from '@trick-bento/kit'
import { countsForRatings } from '../ratings/is-rated.ts'
import { botPlayer, type FinishedGame, type FinishedSitter, type PlayerId } from '../store/history.ts'
import type { Entry, PersonId } from '../tables/entry.ts'
import type { OnlineTable } from '../tables/online-table.ts'

/** The finished game of a table, for the history. */
export function finishedGame(table: OnlineTable, endedAt: number): FinishedGame {
  const { id, series, game, settings, sitters } = table
  const { table: cards } = table.match!
  const places = placesAt(game, cards)
  const deciders = new Deciders(settings.seats)
  for (const entry of table.entriesFrom(0)) deciders.add(entry)
  const finished = sitters.map((sitter, seat): FinishedSitter => {
    const { person, name, bot } = sitter!
    return {
      ...(person === undefined ? { level: bot! } : { person }),
      name,
      player: deciders.mostAt(seat, person ?? botPlayer(bot!)),
      total: cards.totals[seat],
      place: places[seat],
    }
  })
  const isContest = new Set(finished.map(({ player }) => player)).size > 1
  return {
    table: id,
    series,
    game: settings.game,
    seats: settings.seats,
    endedAt,
    counts: countsForRatings(table) && isContest,
    sitters: finished,
  }
}

/** The place of each seat: winners are first, the others are ordered by their points, and ties share a place. */
export function placesAt(game: Game, table: Table): number[] {
  const winners = game.winners(table)
  const seats = Array.from({ length: game.seats }, (_, seat) => seat)
  const better = game.kind.best === 'highest' ? 1 : -1
  const isBetter = (a: Seat, b: Seat): boolean => {
    if (winners.includes(a) || winners.includes(b)) return winners.includes(a) && !winners.includes(b)
    return better * (table.totals[a] - table.totals[b]) > 0
  }
  return seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length)
}

/**
 * Counts the decisions of each player at each seat. A result belongs to the person or bot that made most decisions at the
 * seat, even if they have left: leaving does not avoid a bad result.
 */
class Deciders {
  private readonly people: (PersonId | undefined)[]
  private readonly levels: (LevelName | undefined)[]
  private readonly counts: Map<PlayerId, number>[]

  constructor(seats: number) {
    this.people = Array.from({ length: seats }, () => undefined)
    this.levels = [...this.people] as undefined[]
    this.counts = this.people.map(() => new Map())
  }
  add(entry: Entry): void {
    if (entry.type === 'sat') this.people[entry.seat] = entry.person
    if (entry.type === 'bot') this.levels[entry.seat] = entry.level
    if (entry.type !== 'decided') return
    const { seat, by } = entry
    const player = by === 'person' ? this.people[seat]! : botPlayer(this.levels[seat]!)
    this.counts[seat].set(player, (this.counts[seat].get(player) ?? 0) + 1)
  }
  /** The player with most decisions at a seat; the one who sits there now if tied. */
  mostAt(seat: Seat, sitter: PlayerId): PlayerId {
    const counts = this.counts[seat]
    return [...counts.keys()].reduce(
      (most, each) => (counts.get(each)! > (counts.get(most) ?? 0) ? each : most),
      sitter,
    )
  }
}
