import type { Migration } from './migration.ts'

/** Finished games, the people who played them, and ratings. */
export const finishedGames: Migration = {
  sqlite: `
    create table games (
      table_id text primary key references tables (id),
      series text not null,
      game text not null,
      seats integer not null,
      ended_at real not null,
      counts integer not null,
      sitters text not null,
      ratings text
    ) strict, without rowid;
    create index games_series on games (series, ended_at);
    create table games_of_people (
      person text not null,
      ended_at real not null,
      table_id text not null references games (table_id),
      primary key (person, ended_at, table_id)
    ) strict, without rowid;
    create table ratings (
      player text not null,
      game text not null,
      mu real not null,
      sigma real not null,
      games integer not null,
      primary key (player, game)
    ) strict, without rowid;`,

  postgres: `
    create table trick_bento.games (
      table_id text collate "C" primary key references trick_bento.tables (id),
      series text not null,
      game text not null,
      seats integer not null,
      ended_at double precision not null,
      counts boolean not null,
      sitters json not null,
      ratings json
    );
    create index games_series on trick_bento.games (series, ended_at);
    create table trick_bento.games_of_people (
      person text not null,
      ended_at double precision not null,
      table_id text collate "C" not null references trick_bento.games (table_id),
      primary key (person, ended_at, table_id)
    );
    create table trick_bento.ratings (
      player text not null,
      game text not null,
      mu double precision not null,
      sigma double precision not null,
      games integer not null,
      primary key (player, game)
    );`,
}
