import type { Migration } from './migration.ts'

/**
 * Up to version 4, migrations defined the stored functions of PostgreSQL. Since then `store/postgres/functions` does, and
 * two helpers of the old definitions are gone.
 */
export const oneDefinitionPerFunction: Migration = {
  sqlite: '',

  postgres: `
    -- Waits for running calls, so that none of them misses a function that is dropped here.
    lock table trick_bento.tables in exclusive mode;
    select pg_advisory_xact_lock(7249003), pg_advisory_xact_lock(7249004);
    drop function if exists trick_bento.append_entries(jsonb);
    drop function if exists trick_bento.without_person(text, text);`,
}
