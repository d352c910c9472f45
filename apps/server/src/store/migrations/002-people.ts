import type { Migration } from './migration.ts'

/** What differs between the two databases. */
interface Dialect {
  /** Before the name of a table. */
  readonly schema: string
  readonly number: string
  /** After the columns of a table. */
  readonly tableOptions: string
}

/** Devices, passkeys, push subscriptions and planned notices: the tables behind `People`. */
const peopleTables = ({ schema, number, tableOptions }: Dialect): string => `
  create table ${schema}devices (
    device text primary key,
    id text not null unique,
    person text not null,
    label text not null,
    since ${number} not null
  )${tableOptions};
  create index devices_person on ${schema}devices (person);
  create table ${schema}passkeys (
    id text primary key,
    person text not null,
    site text not null,
    public_key text not null,
    counter ${number} not null,
    transports text not null,
    label text not null,
    since ${number} not null,
    used_at ${number} not null
  )${tableOptions};
  create index passkeys_person on ${schema}passkeys (person);
  create table ${schema}challenges (
    challenge text primary key,
    device text not null,
    purpose text not null,
    until ${number} not null
  )${tableOptions};
  create index challenges_until on ${schema}challenges (until);
  create table ${schema}secrets (
    name text primary key,
    value text not null
  )${tableOptions};
  create table ${schema}subscriptions (
    device text primary key,
    endpoint text not null,
    public_key text not null,
    auth text not null,
    language text not null,
    since ${number} not null
  )${tableOptions};
  create table ${schema}notices (
    table_id text not null references ${schema}tables (id),
    person text not null,
    number integer not null,
    -- Null after the notice was sent or withdrawn. The row stays, so that a turn is announced once.
    due ${number},
    primary key (table_id, person)
  )${tableOptions};
  create index notices_due on ${schema}notices (due) where due is not null;`

export const people: Migration = {
  sqlite: peopleTables({ schema: '', number: 'real', tableOptions: ' strict, without rowid' }),
  postgres: peopleTables({ schema: 'trick_bento.', number: 'double precision', tableOptions: '' }),
}
