import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Bus } from './bus/bus.ts'
import { openLocalBus } from './bus/local.ts'
import { whyUnusable } from './store/migrations/compatibility.ts'
import { openSqliteStore } from './store/sqlite/sqlite-store.ts'
import type { Store } from './store/store.ts'

type Trouble = (what: string, error: unknown) => void

/** Opens the store at this address: a PostgreSQL database or a file. Rejects with a sentence for the operator. */
export async function openStore(database: string, onTrouble: Trouble): Promise<Store> {
  const isPostgres = /^postgres(?:ql)?:\/\//.test(database)
  try {
    return await (isPostgres ? openPostgres(database, onTrouble) : openFile(database, onTrouble))
  } catch (error) {
    const [where, advice] = isPostgres
      ? ['PostgreSQL', 'the variable DATABASE names another database']
      : [database, 'start with another folder (--data FOLDER), or move that file away']
    throw new Error(`The online tables in ${where} cannot be opened (${whyUnusable(error)}); ${advice}.`)
  }
}

async function openPostgres(address: string, onTrouble: Trouble): Promise<Store> {
  const { openPostgresStore } = await import('./store/postgres/postgres-store.ts')
  return openPostgresStore(address, onTrouble)
}

/** Creates the folder of the file if it is missing. */
async function openFile(path: string, onTrouble: Trouble): Promise<Store> {
  mkdirSync(dirname(path), { recursive: true })
  return openSqliteStore(path, onTrouble)
}

/** Opens the bus: Redis for several nodes, or a local one for this node alone. */
export async function openBus(redis: string | undefined, onTrouble: Trouble): Promise<Bus> {
  if (redis === undefined) return openLocalBus()
  const { openRedisBus } = await import('./bus/redis.ts')
  return openRedisBus(redis, onTrouble)
}
