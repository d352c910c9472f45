import type { DatabaseSync } from 'node:sqlite'
import type { Finish, Outcome, Rate } from './writes.ts'

/** The part of a transaction that is about finished games. */
export class SqliteHistoryWriter {
  private readonly run: ReturnType<typeof statements>

  constructor(db: DatabaseSync) {
    this.run = statements(db)
  }

  finish({ table, series, game, seats, endedAt, counts, sitters, people }: Finish): void {
    this.run.addGame.run(table, series, game, seats, endedAt, counts ? 1 : 0, sitters)
    for (const person of people) this.run.addPerson.run(person, endedAt, table)
  }

  rate({ table, ratings, changed }: Rate): Outcome {
    const { run } = this
    if (run.isDue.get(table) === undefined) return 'taken'
    for (const { player, game, games } of changed) {
      const { known } = run.known.get(player, game) as { known: number }
      if (known !== games - 1) return 'taken'
    }
    for (const { player, game, mu, sigma, games } of changed) run.putRating.run(player, game, mu, sigma, games)
    run.setRatings.run(ratings, table)
    return 'added'
  }

  forget(person: string): void {
    this.run.forgetGames.run(person)
    this.run.forgetRatings.run(person)
  }
}

const statements = (db: DatabaseSync) => ({
  addGame: db.prepare(`insert into games (table_id, series, game, seats, ended_at, counts, sitters)
    values (?, ?, ?, ?, ?, ?, ?)`),
  addPerson: db.prepare('insert into games_of_people (person, ended_at, table_id) values (?, ?, ?)'),
  isDue: db.prepare('select 1 from games where table_id = ? and counts = 1 and ratings is null'),
  known: db.prepare('select coalesce(max(games), 0) as known from ratings where player = ? and game = ?'),
  putRating: db.prepare('insert or replace into ratings (player, game, mu, sigma, games) values (?, ?, ?, ?, ?)'),
  forgetGames: db.prepare('delete from games_of_people where person = ?'),
  forgetRatings: db.prepare('delete from ratings where player = ?'),
  setRatings: db.prepare('update games set ratings = ? where table_id = ?'),
})
