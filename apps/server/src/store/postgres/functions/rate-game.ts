/** `rate` writes new ratings. Calls run one at a time, so that no rating changes between the check and the write. */
export const RATE_GAME = `
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
  end $$;`
