import type { DatabaseSync } from 'node:sqlite'
import type { PersonId } from '../../tables/entry.ts'
import type { History, PastGame, PlayerId, PlayerRating, SeatRating } from '../history.ts'
import { isStorable, rateWrite, type Write } from '../writes.ts'

/** Finished games and ratings in an SQLite file. `SqliteHistoryWriter` writes them. */
export class SqliteHistory implements History {
  private readonly read: ReturnType<typeof statements>
  private readonly write: (write: Write) => Promise<'added' | 'taken'>

  constructor(db: DatabaseSync, write: (write: Write) => Promise<'added' | 'taken'>) {
    this.read = statements(db)
    this.write = write
  }

  async game(table: string): Promise<PastGame | undefined> {
    return isStorable(table) ? pastGames(this.read.game.all(table))[0] : undefined
  }
  async gamesOf(person: PersonId, limit: number, before?: Pick<PastGame, 'endedAt' | 'table'>): Promise<PastGame[]> {
    if (!isStorable(person, before?.table ?? '')) return []
    if (before === undefined) return pastGames(this.read.gamesOf.all(person, limit))
    return pastGames(this.read.gamesBefore.all(person, before.endedAt, before.table, limit))
  }
  async seriesOf(series: string, limit: number): Promise<PastGame[]> {
    return isStorable(series) ? pastGames(this.read.series.all(series, limit)) : []
  }
  async ratingsOf(players: readonly PlayerId[]): Promise<PlayerRating[]> {
    return (this.read.ratings.all(JSON.stringify(players)) as unknown as PlayerRating[]).map((row) => ({ ...row }))
  }
  rate(table: string, after: readonly SeatRating[], changed: readonly PlayerRating[]): Promise<'added' | 'taken'> {
    return this.write(rateWrite(table, after, changed))
  }
  async forget(person: PersonId): Promise<void> {
    if (isStorable(person)) await this.write({ type: 'forget', person })
  }
}

interface Row extends Omit<PastGame, 'counts' | 'sitters' | 'ratings'> {
  readonly counts: number
  readonly sitters: string
  readonly ratings: string | null
}

const pastGames = (rows: unknown): PastGame[] =>
  (rows as Row[]).map((row) => ({
    ...row,
    counts: row.counts === 1,
    sitters: JSON.parse(row.sitters),
    ratings: row.ratings === null ? undefined : JSON.parse(row.ratings),
  }))

const GAME = 'g.table_id as "table", g.series, g.game, g.seats, g.ended_at as endedAt, g.counts, g.sitters, g.ratings'
const OF_PERSON = `select ${GAME} from games_of_people p join games g on g.table_id = p.table_id where p.person = ?`
const NEWEST_FIRST = 'order by p.ended_at desc, p.table_id desc limit ?'

const statements = (db: DatabaseSync) => ({
  game: db.prepare(`select ${GAME} from games g where g.table_id = ?`),
  gamesOf: db.prepare(`${OF_PERSON} ${NEWEST_FIRST}`),
  gamesBefore: db.prepare(`${OF_PERSON} and (p.ended_at, p.table_id) < (?, ?) ${NEWEST_FIRST}`),
  series: db.prepare(
    `select ${GAME} from games g where g.series = ? order by g.ended_at desc, g.table_id desc limit ?`,
  ),
  ratings: db.prepare(`select player, game, mu, sigma, games from ratings
    where player in (select value from json_each(?)) order by player, game`),
})
