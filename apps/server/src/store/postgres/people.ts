import type { QueryResult } from 'pg'
import type { People } from '../people.ts'
import { READS, type Value, WRITES } from '../people-statements.ts'
import { SqlPeople } from '../sql-people.ts'

type Ask = (name: string, text: string, values: unknown[]) => Promise<QueryResult<object & {}>>

/** What is kept about people in the database that is asked. */
export function postgresPeople(ask: Ask): People {
  const query = (name: string, text: string, values: readonly Value[]) =>
    ask(`people-${name}`, text.replaceAll('@', 'trick_bento.'), [...values])
  return new SqlPeople({
    async read(name, values) {
      return (await query(name, READS[name], values)).rows
    },
    async write(name, values) {
      return (await query(name, WRITES[name], values)).rowCount! > 0
    },
  })
}
