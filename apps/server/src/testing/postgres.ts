import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, type PostgresServer, preparePostgres } from '../cluster/postgres.ts'

export { ask }

/** A PostgreSQL of our own, from npm, in a folder that goes with it. */
export interface Postgres extends Pick<PostgresServer, 'start' | 'kill'> {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

/** How long a store waits for it, in milliseconds, where a test is not about that. */
export const PATIENT = { connectionTimeoutMillis: 60_000, query_timeout: 60_000 }

/** Tests kill PostgreSQL but not the machine, so it need not wait for the disk; measurements let it wait. */
export async function startPostgres(fsync: 'on' | 'off' = 'off'): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'bento-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    const postgres = await preparePostgres(folder, ['max_connections=60', `fsync=${fsync}`])
    await postgres.start()
    return { ...postgres, newDatabase: () => newDatabase(postgres), stop: () => postgres.stop().then(remove) }
  } catch (error) {
    throw new Error(`The tests of the store in PostgreSQL need one that runs here: ${(error as Error).message}`)
  }
}

let databases = 0

async function newDatabase(postgres: PostgresServer): Promise<string> {
  const name = `test${++databases}`
  await ask(postgres.address('postgres'), `create database ${name}`)
  return postgres.address(name)
}
