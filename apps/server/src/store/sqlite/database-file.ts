import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from './migrate.ts'

/** How long SQLite waits while another process writes, in milliseconds. */
const BUSY_TIMEOUT = 10_000

/**
 * Checkpoint the write-ahead log after this many pages; writers wait meanwhile. With rare checkpoints, a page that was
 * written many times is copied once: SQLite's default of 1000 pages would make writers wait three times as long in total.
 */
const CHECKPOINT_PAGES = 4000

/** Opens the file of a store, creating and migrating it if needed. Several processes may do so at the same time. */
export function openFile(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true })
  const isNew = !existsSync(path)
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true })
  // The file holds the secrets of running games.
  if (isNew) chmodSync(path, 0o600)
  retryWhileBusy(() => db.exec('pragma journal_mode = wal'))
  db.exec(`pragma synchronous = full; pragma fullfsync = 1; pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  migrate(db)
  return db
}

/** Opens a file that `openFile` has created, for reading. */
export const openForReading = (path: string): DatabaseSync =>
  new DatabaseSync(path, { timeout: BUSY_TIMEOUT, readOnly: true })

/** SQLite's busy timeout does not apply while two processes switch to write-ahead logging at the same time. */
function retryWhileBusy(step: () => void): void {
  const until = Date.now() + BUSY_TIMEOUT
  for (;;) {
    try {
      step()
      return
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/**
 * Takes an exclusive lock on a file; undefined while another process holds it. Closing the database releases the lock, and
 * so does the end of the process.
 */
export function lockFile(path: string): DatabaseSync | undefined {
  const db = new DatabaseSync(path, { timeout: 0 })
  try {
    db.exec('begin exclusive')
    return db
  } catch (error) {
    db.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

const SQLITE_BUSY = 5
/** Extended error codes carry the primary code in their lowest byte. */
const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY
