import type { DatabaseSync } from 'node:sqlite'
import { hashOfVersion, whyIncompatible } from '../migrations/compatibility.ts'
import { MIGRATIONS } from '../migrations/migrations.ts'

/** Brings the file up to date in one transaction. Several processes may call it at the same time. */
export function migrate(db: DatabaseSync): void {
  db.exec('begin immediate')
  try {
    const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number }
    db.exec('create table if not exists made_by (hash text not null) strict')
    const made = db.prepare('select hash from made_by').get() as { hash: string } | undefined
    const why = whyIncompatible('sqlite', version, made?.hash)
    if (why !== undefined) throw new Error(why)
    for (const { sqlite } of MIGRATIONS.slice(version)) db.exec(sqlite)
    db.exec(`delete from made_by; insert into made_by values ('${hashOfVersion('sqlite', MIGRATIONS.length)}')`)
    db.exec(`pragma user_version = ${MIGRATIONS.length}; commit`)
  } catch (error) {
    db.exec('rollback')
    db.close()
    throw error
  }
}
