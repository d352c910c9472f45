import type { Migration } from './migration.ts'

/**
 * Tables with their log of entries, results of commands, due jobs and the lobby.
 *
 * Times are milliseconds since 1970, as everywhere in the server. In PostgreSQL, entries and bodies are `json`, which keeps
 * text as it was written; `jsonb` would refuse a NUL in a chat message.
 */
export const tables: Migration = {
  sqlite: `
    create table tables (
      id text primary key,
      secret text not null,
      opened_at real not null
    ) strict, without rowid;
    create table entries (
      table_id text not null references tables (id),
      number integer not null,
      entry text not null,
      primary key (table_id, number)
    ) strict, without rowid;
    create table answers (
      table_id text not null references tables (id),
      person text not null,
      key text not null,
      body text not null,
      at real not null,
      primary key (table_id, person, key)
    ) strict, without rowid;
    create index answers_at on answers (at);
    create table jobs (
      table_id text primary key references tables (id),
      number integer not null,
      kind text not null,
      at real not null,
      due real not null,
      failures integer not null default 0
    ) strict, without rowid;
    create index jobs_due on jobs (due);
    create table listings (
      id text primary key references tables (id),
      line text not null,
      opened_at real not null
    ) strict, without rowid;
    create index listings_opened_at on listings (opened_at);`,

  postgres: `
    create table trick_bento.tables (
      id text primary key,
      secret text not null,
      opened_at double precision not null
    );
    create table trick_bento.entries (
      table_id text not null references trick_bento.tables (id),
      number integer not null,
      entry json not null,
      primary key (table_id, number)
    );
    create table trick_bento.answers (
      table_id text not null references trick_bento.tables (id),
      person text not null,
      key text not null,
      body json not null,
      at double precision not null,
      primary key (table_id, person, key)
    );
    create index answers_at on trick_bento.answers (at);
    create table trick_bento.jobs (
      table_id text primary key references trick_bento.tables (id),
      number integer not null,
      kind text not null,
      at double precision not null,
      due double precision not null,
      failures integer not null default 0,
      taken_by text,
      taken_until timestamptz not null default '-infinity'
    );
    create index jobs_due on trick_bento.jobs (due);
    create table trick_bento.listings (
      id text primary key references trick_bento.tables (id),
      line jsonb not null,
      opened_at double precision not null
    );
    create index listings_opened_at on trick_bento.listings (opened_at desc, id);`,
}
