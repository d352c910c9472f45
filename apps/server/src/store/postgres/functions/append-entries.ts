/**
 * `append` adds entries to the log of a table, with everything that goes with them. The caller has locked the table, so no
 * other transaction appends to it meanwhile. Returns 'added', 'taken', or why the write is refused.
 */
export const APPEND_ENTRIES = `
  create or replace function trick_bento.add_entries(this_table text, first integer, entries jsonb)
  returns void language plpgsql as $$
  begin
    insert into trick_bento.entries (table_id, number, entry)
    select this_table, first + at - 1, entry::json
    from jsonb_array_elements_text(entries) with ordinality as each (entry, at);
  end $$;

  create or replace function trick_bento.append(write jsonb) returns text language plpgsql as $$
  declare
    this_table constant text = write ->> 'id';
    wanted constant integer = write ->> 'number';
    answer constant jsonb = write -> 'answer';
    job constant jsonb = write -> 'job';
    next integer;
  begin
    select max(e.number) + 1 into next from trick_bento.entries e where e.table_id = this_table;
    if next is null then return format('there is no table %s', this_table); end if;
    if wanted > next then
      return format('table %s has %s entries, so none can get number %s', this_table, next, wanted);
    end if;
    if wanted < next then return 'taken'; end if;
    if answer is not null then
      insert into trick_bento.answers (table_id, person, key, body, at)
        values (this_table, answer ->> 'person', answer ->> 'key', (answer ->> 'body')::json,
          (answer ->> 'at')::double precision)
        on conflict do nothing;
      if not found then return 'taken'; end if;
    end if;
    perform trick_bento.add_entries(this_table, wanted, write -> 'entries');
    if job is not null then
      -- A worker that still runs the last job keeps its lease on the table, so that no two jobs of it run at once.
      insert into trick_bento.jobs (table_id, number, kind, at, due) values (this_table, (job ->> 'number')::integer,
        job ->> 'kind', (job ->> 'at')::double precision, (job ->> 'at')::double precision)
      on conflict (table_id) do update set number = excluded.number, kind = excluded.kind, at = excluded.at,
        due = excluded.due, failures = 0
        where (jobs.number, jobs.kind) <> (excluded.number, excluded.kind);
    elsif jsonb_array_length(write -> 'entries') > 0 then
      delete from trick_bento.jobs j where j.table_id = this_table;
    end if;
    if write ->> 'listing' = 'unlisted' then
      delete from trick_bento.listings l where l.id = this_table;
    elsif write ? 'listing' then
      perform trick_bento.list(write -> 'listing');
    end if;
    if write ? 'finished' then perform trick_bento.finish_game(write -> 'finished'); end if;
    return 'added';
  end $$;`
