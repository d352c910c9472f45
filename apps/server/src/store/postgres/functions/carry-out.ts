/**
 * `carry_out` runs a batch of writes. It locks all tables of the batch in one order, so that two batches cannot deadlock. A
 * result that is neither 'added' nor 'taken' says why that write was refused; it has then written nothing.
 */
export const CARRY_OUT = `
  create or replace function trick_bento.carry_out(writes jsonb) returns text[] language plpgsql as $$
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
  end $$;`
