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
  ) strict, without rowid;
