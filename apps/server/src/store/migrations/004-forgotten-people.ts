import type { Migration } from './migration.ts'

/** People who deleted themselves. Games that end later must not name them. */
export const forgottenPeople: Migration = {
  sqlite: `
    create table forgotten (
      person text primary key
    ) strict, without rowid;`,

  postgres: `
    create table trick_bento.forgotten (
      person text primary key
    );`,
}
