create table trick_bento.devices (
    device text primary key,
    id text not null unique,
    person text not null,
    label text not null,
    since double precision not null
  );
  create index devices_person on trick_bento.devices (person);
  create table trick_bento.passkeys (
    id text primary key,
    person text not null,
    site text not null,
    public_key text not null,
    counter double precision not null,
    transports text not null,
    label text not null,
    since double precision not null,
    used_at double precision not null
  );
  create index passkeys_person on trick_bento.passkeys (person);
  create table trick_bento.challenges (
    challenge text primary key,
    device text not null,
    purpose text not null,
    until double precision not null
  );
  create index challenges_until on trick_bento.challenges (until);
  create table trick_bento.secrets (
    name text primary key,
    value text not null
  );
  create table trick_bento.subscriptions (
    device text primary key,
    endpoint text not null,
    public_key text not null,
    auth text not null,
    language text not null,
    since double precision not null
  );
  create table trick_bento.notices (
    table_id text not null references trick_bento.tables (id),
    person text not null,
    number integer not null,
    -- Null when it was given or withdrawn; the row stays, so that nobody is told of the same turn again.
    due double precision,
    primary key (table_id, person)
  );
  create index notices_due on trick_bento.notices (due) where due is not null;
