/** `finish_game` keeps a finished game and lists it for its people, except for those who deleted themselves. */
export const FINISH_GAME = `
  create or replace function trick_bento.finish_game(finished jsonb) returns void language plpgsql as $$
  declare
    sitters text = finished ->> 'sitters';
    gone text;
  begin
    -- A concurrent forget has either committed before this lock, or it sees the rows written here.
    perform pg_advisory_xact_lock_shared(7249004);
    for gone in select f.person from trick_bento.forgotten f
      where f.person in (select jsonb_array_elements_text(finished -> 'people'))
    loop
      sitters = trick_bento.anonymize(sitters, gone);
    end loop;
    insert into trick_bento.games (table_id, series, game, seats, ended_at, counts, sitters)
      values (finished ->> 'table', finished ->> 'series', finished ->> 'game', (finished ->> 'seats')::integer,
        (finished ->> 'endedAt')::double precision, (finished ->> 'counts')::boolean, sitters::json);
    insert into trick_bento.games_of_people (person, ended_at, table_id)
      select person, (finished ->> 'endedAt')::double precision, finished ->> 'table'
      from jsonb_array_elements_text(finished -> 'people') as each (person)
      where not exists (select 1 from trick_bento.forgotten f where f.person = each.person);
  end $$;`
