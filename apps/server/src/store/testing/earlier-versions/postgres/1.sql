create table trick_bento.tables (
     id text primary key,
     secret text not null,
     opened_at double precision not null
   );
   create table trick_bento.entries (
     table_id text not null references trick_bento.tables (id),
     number integer not null,
     entry json not null,
     primary key (table_id, number)
   );
   create table trick_bento.answers (
     table_id text not null references trick_bento.tables (id),
     person text not null,
     key text not null,
     body json not null,
     at double precision not null,
     primary key (table_id, person, key)
   );
   create index answers_at on trick_bento.answers (at);
   create table trick_bento.jobs (
     table_id text primary key references trick_bento.tables (id),
     number integer not null,
     kind text not null,
     at double precision not null,
     due double precision not null,
     failures integer not null default 0,
     taken_by text,
     taken_until timestamptz not null default '-infinity'
   );
   create index jobs_due on trick_bento.jobs (due);
   create table trick_bento.listings (
     id text primary key references trick_bento.tables (id),
     line jsonb not null,
     opened_at double precision not null
   );
   create index listings_opened_at on trick_bento.listings (opened_at desc, id);

   create function trick_bento.list(listing jsonb) returns void language plpgsql as $$
   begin
     insert into trick_bento.listings (id, line, opened_at)
     values (listing ->> 'id', listing, (listing ->> 'openedAt')::double precision)
     on conflict (id) do update set line = excluded.line, opened_at = excluded.opened_at;
   end $$;

   create function trick_bento.add_entries(this_table text, first integer, entries jsonb) returns void language plpgsql as $$
   begin
     insert into trick_bento.entries (table_id, number, entry)
     select this_table, first + at - 1, entry::json
     from jsonb_array_elements_text(entries) with ordinality as each (entry, at);
   end $$;

   create function trick_bento.open(write jsonb) returns text language plpgsql as $$
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

   -- Whoever calls it has locked the table, so nobody gets in between.
   create function trick_bento.append(write jsonb) returns text language plpgsql as $$
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
       -- Who still works at the last one keeps the table, so that two jobs of it are never under way.
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
     return 'added';
   end $$;

   -- Locks all tables of the batch in one order, so that two batches never wait for each other in a circle. What is
   -- neither 'added' nor 'taken' is the reason why a write was refused; it has then written nothing.
   create function trick_bento.carry_out(writes jsonb) returns text[] language plpgsql as $$
   declare
     write jsonb;
     outcomes text[] = '{}';
   begin
     perform 1 from trick_bento.tables t where t.id in (select value ->> 'id' from jsonb_array_elements(writes))
       order by t.id for no key update;
     for write in select value from jsonb_array_elements(writes) loop
       if write ->> 'type' = 'open' then
         outcomes = outcomes || trick_bento.open(write);
       else
         outcomes = outcomes || trick_bento.append(write);
       end if;
     end loop;
     return outcomes;
   end $$;
