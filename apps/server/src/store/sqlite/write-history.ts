import type { DatabaseSync } from 'node:sqlite'
import { anonymize } from '../anonymize.ts'
import type { Finish, Rate, WriteResult } from '../writes.ts'

/** Writes finished games and ratings, within the transaction of the caller. */
export class SqliteHistoryWriter {
  private readonly run: ReturnType<typeof statements>

  constructor(db: DatabaseSync) {
    this.run = statements(db)
  }

  finish({ table, series, game, seats, endedAt, counts, sitters, people }: Finish): void {
    const { run } = this
    const forgotten = people.filter((person) => this.isForgotten(person))
    run.addGame.run(table, series, game, seats, endedAt, counts ? 1 : 0, forgotten.reduce(anonymize, sitters))
    for (const person of people) if (!forgotten.includes(person)) run.addPerson.run(person, endedAt, table)
  }

  rate({ table, ratings, changed }: Rate): WriteResult {
    const { run } = this
    if (run.isUnrated.get(table) === undefined) return 'taken'
    for (const { player, game, games } of changed) {
      const { known } = run.known.get(player, game) as { known: number }
      if (known !== games - 1 || this.isForgotten(player)) return 'taken'
    }
    for (const { player, game, mu, sigma, games } of changed) run.putRating.run(player, game, mu, sigma, games)
    run.setRatings.run(ratings, table)
    return 'added'
  }

  forget(person: string): void {
    const { run } = this
    run.addForgotten.run(person)
    for (const { table, sitters } of run.gamesOf.all(person) as { table: string; sitters: string }[]) {
      run.setSitters.run(anonymize(sitters, person), table)
    }
    run.forgetGames.run(person)
    run.forgetRatings.run(person)
    run.forgetNotices.run(person)
  }

  private isForgotten(person: string): boolean {
    return this.run.isForgotten.get(person) !== undefined
  }
}

const statements = (db: DatabaseSync) => ({
  addGame: db.prepare(`insert into games (table_id, series, game, seats, ended_at, counts, sitters)
    values (?, ?, ?, ?, ?, ?, ?)`),
  addPerson: db.prepare('insert into games_of_people (person, ended_at, table_id) values (?, ?, ?)'),
  isUnrated: db.prepare('select 1 from games where table_id = ? and counts = 1 and ratings is null'),
  known: db.prepare('select coalesce(max(games), 0) as known from ratings where player = ? and game = ?'),
  putRating: db.prepare('insert or replace into ratings (player, game, mu, sigma, games) values (?, ?, ?, ?, ?)'),
  setRatings: db.prepare('update games set ratings = ? where table_id = ?'),
  addForgotten: db.prepare('insert or ignore into forgotten (person) values (?)'),
  isForgotten: db.prepare('select 1 from forgotten where person = ?'),
  gamesOf: db.prepare(`select table_id as "table", sitters from games
    where table_id in (select table_id from games_of_people where person = ?)`),
  setSitters: db.prepare('update games set sitters = ? where table_id = ?'),
  forgetGames: db.prepare('delete from games_of_people where person = ?'),
  forgetRatings: db.prepare('delete from ratings where player = ?'),
  forgetNotices: db.prepare('delete from notices where person = ?'),
})
