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
  );

  alter function trick_bento.append(jsonb) rename to append_entries;
  create function trick_bento.append(write jsonb) returns text language plpgsql as $$
  declare
    outcome constant text = trick_bento.append_entries(write);
    finished constant jsonb = write -> 'finished';
  begin
    if outcome <> 'added' or finished is null then return outcome; end if;
    insert into trick_bento.games (table_id, series, game, seats, ended_at, counts, sitters)
      values (finished ->> 'table', finished ->> 'series', finished ->> 'game', (finished ->> 'seats')::integer,
        (finished ->> 'endedAt')::double precision, (finished ->> 'counts')::boolean, (finished ->> 'sitters')::json);
    insert into trick_bento.games_of_people (person, ended_at, table_id)
      select person, (finished ->> 'endedAt')::double precision, finished ->> 'table'
      from jsonb_array_elements_text(finished -> 'people') as each (person);
    return outcome;
  end $$;

  -- One at a time, so that nobody's rating changes between the look at it and the write.
  create function trick_bento.rate(write jsonb) returns text language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7249003);
    perform 1 from trick_bento.games g where g.table_id = write ->> 'table' and g.counts and g.ratings is null;
    if not found then return 'taken'; end if;
    perform 1 from jsonb_to_recordset(write -> 'changed') as c (player text, game text, games integer)
      left join trick_bento.ratings r using (player, game) where coalesce(r.games, 0) <> c.games - 1;
    if found then return 'taken'; end if;
    insert into trick_bento.ratings (player, game, mu, sigma, games)
      select player, game, mu, sigma, games from jsonb_to_recordset(write -> 'changed')
        as c (player text, game text, mu double precision, sigma double precision, games integer)
      on conflict (player, game) do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games;
    update trick_bento.games g set ratings = (write ->> 'ratings')::json where g.table_id = write ->> 'table';
    return 'added';
  end $$;
