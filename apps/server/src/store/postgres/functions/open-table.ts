/** `open` adds a table with its first entries; `list` shows it in the lobby. */
export const OPEN_TABLE = `
  create or replace function trick_bento.open(write jsonb) returns text language plpgsql as $$
  declare
    head constant jsonb = write -> 'head';
  begin
    insert into trick_bento.tables (id, secret, opened_at)
      values (head ->> 'id', head ->> 'secret', (head ->> 'openedAt')::double precision)
      on conflict do nothing;
    if not found then return format('there is a table %s already', head ->> 'id'); end if;
    perform trick_bento.add_entries(head ->> 'id', 0, write -> 'entries');
    if write ? 'listing' then perform trick_bento.list(write -> 'listing'); end if;
    return 'added';
  end $$;

  create or replace function trick_bento.list(listing jsonb) returns void language plpgsql as $$
  begin
    insert into trick_bento.listings (id, line, opened_at)
    values (listing ->> 'id', listing, (listing ->> 'openedAt')::double precision)
    on conflict (id) do update set line = excluded.line, opened_at = excluded.opened_at;
  end $$;`
