import type { QueryResultRow } from 'pg'
import type { PersonId } from '../../tables/entry.ts'
import type { History, PastGame, PlayerId, PlayerRating, SeatRating } from '../history.ts'
import { isStorable, rateWrite } from '../writes.ts'

type Read = <Row extends QueryResultRow>(name: string, text: string, values: unknown[]) => Promise<Row[]>

/** Finished games and ratings in PostgreSQL. */
export class PostgresHistory implements History {
  private readonly read: Read

  constructor(read: Read) {
    this.read = read
  }

  async game(table: string): Promise<PastGame | undefined> {
    if (!isStorable(table)) return undefined
    const text = `select ${GAME} from trick_bento.games g where g.table_id = $1`
    return (await this.games('game', text, [table]))[0]
  }
  async gamesOf(person: PersonId, limit: number, before?: Pick<PastGame, 'endedAt' | 'table'>): Promise<PastGame[]> {
    if (!isStorable(person, before?.table ?? '')) return []
    if (before === undefined) return this.games('games-of', `${OF_PERSON} ${NEWEST_FIRST}`, [person, limit])
    const text = `${OF_PERSON} and (p.ended_at, p.table_id) < ($3, $4) ${NEWEST_FIRST}`
    return this.games('games-before', text, [person, limit, before.endedAt, before.table])
  }
  async seriesOf(series: string, limit: number): Promise<PastGame[]> {
    if (!isStorable(series)) return []
    const text = `select ${GAME} from trick_bento.games g where g.series = $1
      order by g.ended_at desc, g.table_id desc limit $2`
    return this.games('series', text, [series, limit])
  }
  ratingsOf(players: readonly PlayerId[]): Promise<PlayerRating[]> {
    const text = `select player, game, mu, sigma, games from trick_bento.ratings
      where player = any ($1) order by player, game`
    return this.read<PlayerRating & QueryResultRow>('ratings', text, [players])
  }
  async rate(
    table: string,
    after: readonly SeatRating[],
    changed: readonly PlayerRating[],
  ): Promise<'added' | 'taken'> {
    const write = rateWrite(table, after, changed)
    const text = 'select trick_bento.rate($1) as outcome'
    const [row] = await this.read<{ outcome: 'added' | 'taken' }>('rate', text, [JSON.stringify(write)])
    return row!.outcome
  }
  async forget(person: PersonId): Promise<void> {
    if (!isStorable(person)) return
    await this.read('forget', 'select trick_bento.forget($1)', [person])
  }

  private async games(name: string, text: string, values: unknown[]): Promise<PastGame[]> {
    const rows = await this.read<PastGame & QueryResultRow>(name, text, values)
    return rows.map((row) => ({ ...row, ratings: row.ratings ?? undefined }))
  }
}

const GAME = `g.table_id as "table", g.series, g.game, g.seats, g.ended_at as "endedAt", g.counts, g.sitters, g.ratings`
const OF_PERSON = `select ${GAME} from trick_bento.games_of_people p join trick_bento.games g using (table_id)
  where p.person = $1`
/** Table ids are compared by their bytes, as in SQLite. */
const NEWEST_FIRST = 'order by p.ended_at desc, p.table_id desc limit $2'
