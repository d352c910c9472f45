/**
 * `forget` removes a person from finished games, ratings and notices; meanwhile no game is rated and none ends.
 * `anonymize` does the same as the function of this name in `anonymize.ts`.
 */
export const FORGET_PERSON = `
  create or replace function trick_bento.anonymize(sitters text, person text) returns text language plpgsql as $$
  declare
    anonymous constant json = to_json('nobody:' || gen_random_uuid());
  begin
    return replace(replace(sitters, format('"person":%s', to_json(person)), format('"person":%s', anonymous)),
      format('"player":%s', to_json(person)), format('"player":%s', anonymous));
  end $$;

  create or replace function trick_bento.forget(who text) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7249003);
    perform pg_advisory_xact_lock(7249004);
    insert into trick_bento.forgotten (person) values (who) on conflict do nothing;
    update trick_bento.games g set sitters = trick_bento.anonymize(g.sitters::text, who)::json
      where g.table_id in (select p.table_id from trick_bento.games_of_people p where p.person = who);
    delete from trick_bento.games_of_people p where p.person = who;
    delete from trick_bento.ratings r where r.player = who;
    delete from trick_bento.notices n where n.person = who;
  end $$;`
