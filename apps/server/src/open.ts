import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Bus } from './bus/bus.ts'
import { openLocalBus } from './bus/local.ts'
import { openSqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'

type Trouble = (what: string, error: unknown) => void

/** The store at this address: a PostgreSQL, or else a file, whose folder is made if need be. */
export async function openStore(database: string, onTrouble: Trouble): Promise<Store> {
  if (/^postgres(?:ql)?:\/\//.test(database)) {
    const { openPostgresStore } = await import('./store/postgres.ts')
    return openPostgresStore(database, onTrouble)
  }
  mkdirSync(dirname(database), { recursive: true })
  return openSqliteStore(database, onTrouble)
}

/** The bus of several nodes, or of this one alone. */
export async function openBus(redis: string | undefined, onTrouble: Trouble): Promise<Bus> {
  if (redis === undefined) return openLocalBus()
  const { openRedisBus } = await import('./bus/redis.ts')
  return openRedisBus(redis, onTrouble)
}
