import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { peopleTables } from '../migrations/002-people.ts'
import { SQLITE_HISTORY } from '../migrations/003-finished-games.ts'
import { SQLITE_FORGOTTEN } from '../migrations/004-forgotten-people.ts'
import { hashOfMigrations, whyForeign } from '../migrations/compatibility.ts'

/** How long somebody waits while another process writes, in milliseconds. */
const PATIENCE = 10_000

/**
 * So many pages may lie in the write-ahead log before they are carried over into the file, while writers wait. Carried
 * over rarely, a page that was written many times is carried once; SQLite's own 1000 would make writers wait three times
 * as long in all.
 */
const PAGES_IN_LOG = 4000

/** Each brings the file from one version to the next. Never change one that was released; add another. */
const MIGRATIONS = [
  `create table tables (
     id text primary key,
     secret text not null,
     opened_at real not null
   ) strict, without rowid;
   create table entries (
     table_id text not null references tables (id),
     number integer not null,
     entry text not null,
     primary key (table_id, number)
   ) strict, without rowid;
   create table answers (
     table_id text not null references tables (id),
     person text not null,
     key text not null,
     body text not null,
     at real not null,
     primary key (table_id, person, key)
   ) strict, without rowid;
   create index answers_at on answers (at);
   create table jobs (
     table_id text primary key references tables (id),
     number integer not null,
     kind text not null,
     at real not null,
     due real not null,
     failures integer not null default 0
   ) strict, without rowid;
   create index jobs_due on jobs (due);
   create table listings (
     id text primary key references tables (id),
     line text not null,
     opened_at real not null
   ) strict, without rowid;
   create index listings_opened_at on listings (opened_at);`,
  peopleTables({ at: '', number: 'real', how: ' strict, without rowid' }),
  SQLITE_HISTORY,
  SQLITE_FORGOTTEN,
]

/** Opens the file of a store, makes it if there is none and brings it up to date, whoever else does so at this moment. */
export function openFile(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true })
  const isNew = !existsSync(path)
  const db = new DatabaseSync(path, { timeout: PATIENCE, enableForeignKeyConstraints: true })
  // It holds the secrets of games that are being played.
  if (isNew) chmodSync(path, 0o600)
  patiently(() => db.exec('pragma journal_mode = wal'))
  db.exec(`pragma synchronous = full; pragma fullfsync = 1; pragma wal_autocheckpoint = ${PAGES_IN_LOG}`)
  migrate(db)
  return db
}

/** For reading what `openFile` has made. */
export const openForReading = (path: string): DatabaseSync =>
  new DatabaseSync(path, { timeout: PATIENCE, readOnly: true })

function migrate(db: DatabaseSync): void {
  db.exec('begin immediate')
  try {
    const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number }
    db.exec('create table if not exists made_by (hash text not null) strict')
    const made = db.prepare('select hash from made_by').get() as { hash: string } | undefined
    const why = whyForeign(MIGRATIONS, version, made?.hash)
    if (why !== undefined) throw new Error(why)
    for (const migration of MIGRATIONS.slice(version)) db.exec(migration)
    db.exec(`delete from made_by; insert into made_by values ('${hashOfMigrations(MIGRATIONS)}')`)
    db.exec(`pragma user_version = ${MIGRATIONS.length}; commit`)
  } catch (error) {
    db.exec('rollback')
    db.close()
    throw error
  }
}

/** SQLite does not wait by itself while two processes begin with write-ahead logging at the same moment. */
function patiently(step: () => void): void {
  const until = Date.now() + PATIENCE
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

/** Holds a lock that dies with the process until it is closed; undefined while another process holds it. */
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
/** The extended codes of an error carry the plain one in their lowest byte. */
const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY
