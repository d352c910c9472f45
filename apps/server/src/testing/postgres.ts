import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, type PostgresServer, preparePostgres } from '../cluster/postgres.ts'

export { ask }

/** A private PostgreSQL server in a temporary folder. */
export interface Postgres extends Pick<PostgresServer, 'start' | 'kill'> {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

/** Timeouts of a store, in milliseconds, for tests that are not about them. */
export const LONG_TIMEOUTS = { connectionTimeoutMillis: 60_000, query_timeout: 60_000 }

/** Without fsync by default: tests kill PostgreSQL but not the machine. Benchmarks switch it on. */
export async function startPostgres(fsync: 'on' | 'off' = 'off'): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'bento-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    const postgres = await preparePostgres(folder, ['max_connections=60', `fsync=${fsync}`])
    await postgres.start()
    return { ...postgres, newDatabase: () => newDatabase(postgres), stop: () => postgres.stop().then(remove) }
  } catch (error) {
    throw new Error(`PostgreSQL for the tests does not start: ${(error as Error).message}`)
  }
}

let databases = 0

async function newDatabase(postgres: PostgresServer): Promise<string> {
  const name = `test${++databases}`
  await ask(postgres.address('postgres'), `create database ${name}`)
  return postgres.address(name)
}
