import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { People } from '../people.ts'
import { READS, WRITES, type WriteName } from '../people-statements.ts'
import { SqlPeople } from '../sql-people.ts'
import type { Write } from '../writes.ts'

export type PeopleStatements = Readonly<Record<WriteName, StatementSync>>

/** People in an SQLite file. This thread reads; the writer thread writes. */
export function sqlitePeople(db: DatabaseSync, write: (write: Write) => Promise<'added' | 'taken'>): People {
  const statements = prepare(db, READS)
  return new SqlPeople({
    async read(name, values) {
      return statements[name].all(...values).map((row) => ({ ...row }))
    },
    async write(name, values) {
      return (await write({ type: 'people', name, values })) === 'added'
    },
  })
}

export const prepareWrites = (db: DatabaseSync): PeopleStatements => prepare(db, WRITES)

const prepare = <Name extends string>(
  db: DatabaseSync,
  texts: Readonly<Record<Name, string>>,
): Record<Name, StatementSync> =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => [
      name,
      db.prepare(text.replaceAll('@', '').replaceAll('$', '?')),
    ]),
  ) as Record<Name, StatementSync>
