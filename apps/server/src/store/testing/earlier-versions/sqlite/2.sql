create table devices (
    device text primary key,
    id text not null unique,
    person text not null,
    label text not null,
    since real not null
  ) strict, without rowid;
  create index devices_person on devices (person);
  create table passkeys (
    id text primary key,
    person text not null,
    site text not null,
    public_key text not null,
    counter real not null,
    transports text not null,
    label text not null,
    since real not null,
    used_at real not null
  ) strict, without rowid;
  create index passkeys_person on passkeys (person);
  create table challenges (
    challenge text primary key,
    device text not null,
    purpose text not null,
    until real not null
  ) strict, without rowid;
  create index challenges_until on challenges (until);
  create table secrets (
    name text primary key,
    value text not null
  ) strict, without rowid;
  create table subscriptions (
    device text primary key,
    endpoint text not null,
    public_key text not null,
    auth text not null,
    language text not null,
    since real not null
  ) strict, without rowid;
  create table notices (
    table_id text not null references tables (id),
    person text not null,
    number integer not null,
    -- Null when it was given or withdrawn; the row stays, so that nobody is told of the same turn again.
    due real,
    primary key (table_id, person)
  ) strict, without rowid;
  create index notices_due on notices (due) where due is not null;
