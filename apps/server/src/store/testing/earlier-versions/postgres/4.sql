create table trick_bento.forgotten (
    person text primary key
  );

  -- What anonymize of nobody.ts does.
  create function trick_bento.without_person(sitters text, person text) returns text language plpgsql as $$
  declare
    nobody constant json = to_json('nobody:' || gen_random_uuid());
  begin
    return replace(replace(sitters, format('"person":%s', to_json(person)), format('"person":%s', nobody)),
      format('"player":%s', to_json(person)), format('"player":%s', nobody));
  end $$;

  create or replace function trick_bento.append(write jsonb) returns text language plpgsql as $$
  declare
    outcome constant text = trick_bento.append_entries(write);
    finished constant jsonb = write -> 'finished';
    sitters text = finished ->> 'sitters';
    gone text;
  begin
    if outcome <> 'added' or finished is null then return outcome; end if;
    -- Whoever is being forgotten is gone before we look, or finds what we have written.
    perform pg_advisory_xact_lock_shared(7249004);
    for gone in select f.person from trick_bento.forgotten f
      where f.person in (select jsonb_array_elements_text(finished -> 'people'))
    loop
      sitters = trick_bento.without_person(sitters, gone);
    end loop;
    insert into trick_bento.games (table_id, series, game, seats, ended_at, counts, sitters)
      values (finished ->> 'table', finished ->> 'series', finished ->> 'game', (finished ->> 'seats')::integer,
        (finished ->> 'endedAt')::double precision, (finished ->> 'counts')::boolean, sitters::json);
    insert into trick_bento.games_of_people (person, ended_at, table_id)
      select person, (finished ->> 'endedAt')::double precision, finished ->> 'table'
      from jsonb_array_elements_text(finished -> 'people') as each (person)
      where not exists (select 1 from trick_bento.forgotten f where f.person = each.person);
    return outcome;
  end $$;

  create or replace function trick_bento.rate(write jsonb) returns text language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7249003);
    perform 1 from trick_bento.games g where g.table_id = write ->> 'table' and g.counts and g.ratings is null;
    if not found then return 'taken'; end if;
    perform 1 from jsonb_to_recordset(write -> 'changed') as c (player text, game text, games integer)
      left join trick_bento.ratings r using (player, game) left join trick_bento.forgotten f on f.person = c.player
      where coalesce(r.games, 0) <> c.games - 1 or f.person is not null;
    if found then return 'taken'; end if;
    insert into trick_bento.ratings (player, game, mu, sigma, games)
      select player, game, mu, sigma, games from jsonb_to_recordset(write -> 'changed')
        as c (player text, game text, mu double precision, sigma double precision, games integer)
      on conflict (player, game) do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games;
    update trick_bento.games g set ratings = (write ->> 'ratings')::json where g.table_id = write ->> 'table';
    return 'added';
  end $$;

  -- Meanwhile no game is rated, and none ends.
  create function trick_bento.forget(who text) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7249003);
    perform pg_advisory_xact_lock(7249004);
    insert into trick_bento.forgotten (person) values (who) on conflict do nothing;
    update trick_bento.games g set sitters = trick_bento.without_person(g.sitters::text, who)::json
      where g.table_id in (select p.table_id from trick_bento.games_of_people p where p.person = who);
    delete from trick_bento.games_of_people p where p.person = who;
    delete from trick_bento.ratings r where r.player = who;
    delete from trick_bento.notices n where n.person = who;
  end $$;
