/** How a kind of database says it. */
interface Dialect {
  /** Before the names of tables. */
  readonly at: string
  readonly number: string
  /** After the columns of a table. */
  readonly how: string
}

/** The tables of `People`, for both kinds of databases. It is a migration: never change it, add another. */
export const peopleTables = ({ at, number, how }: Dialect): string => `
  create table ${at}devices (
    device text primary key,
    id text not null unique,
    person text not null,
    label text not null,
    since ${number} not null
  )${how};
  create index devices_person on ${at}devices (person);
  create table ${at}passkeys (
    id text primary key,
    person text not null,
    site text not null,
    public_key text not null,
    counter ${number} not null,
    transports text not null,
    label text not null,
    since ${number} not null,
    used_at ${number} not null
  )${how};
  create index passkeys_person on ${at}passkeys (person);
  create table ${at}challenges (
    challenge text primary key,
    device text not null,
    purpose text not null,
    until ${number} not null
  )${how};
  create index challenges_until on ${at}challenges (until);
  create table ${at}secrets (
    name text primary key,
    value text not null
  )${how};
  create table ${at}subscriptions (
    device text primary key,
    endpoint text not null,
    public_key text not null,
    auth text not null,
    language text not null,
    since ${number} not null
  )${how};
  create table ${at}notices (
    table_id text not null references ${at}tables (id),
    person text not null,
    number integer not null,
    -- Null when it was given or withdrawn; the row stays, so that nobody is told of the same turn again.
    due ${number},
    primary key (table_id, person)
  )${how};
  create index notices_due on ${at}notices (due) where due is not null;`
