import type { ClientBase } from 'pg'
import { hashOfVersion, whyIncompatible } from '../migrations/compatibility.ts'
import { MIGRATIONS } from '../migrations/migrations.ts'
import { FUNCTIONS } from './functions/functions.ts'

/** Key of the advisory lock that serialises migrations. Any number will do that nothing else in the database locks. */
const LOCK = 7_249_002

/** Brings the database up to date. Several nodes may call it at the same time. */
export async function migrate(client: ClientBase): Promise<void> {
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await migrateLocked(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function migrateLocked(client: ClientBase): Promise<void> {
  await client.query(`create schema if not exists trick_bento;
    create table if not exists trick_bento.version (version integer not null);
    alter table trick_bento.version add column if not exists hash text`)
  const { rows } = await client.query<{ version: number; hash: string | null }>('select * from trick_bento.version')
  const { version = 0, hash } = rows[0] ?? {}
  const why = whyIncompatible('postgres', version, hash)
  if (why !== undefined) throw new Error(why)
  const missing = MIGRATIONS.slice(version)
  for (const { postgres } of missing) await client.query(postgres)
  if (missing.length > 0) for (const text of FUNCTIONS) await client.query(text)
  await client.query('delete from trick_bento.version')
  const values = [MIGRATIONS.length, hashOfVersion('postgres', MIGRATIONS.length)]
  await client.query('insert into trick_bento.version (version, hash) values ($1, $2)', values)
}
