import type { QueryResult } from 'pg'
import type { People } from '../people.ts'
import { READS, type Value, WRITES } from '../people-statements.ts'
import { SqlPeople } from '../sql-people.ts'

type Query = (name: string, text: string, values: unknown[]) => Promise<QueryResult<object & {}>>

/** People in PostgreSQL. */
export function postgresPeople(query: Query): People {
  const run = (name: string, text: string, values: readonly Value[]) =>
    query(`people-${name}`, text.replaceAll('@', 'trick_bento.'), [...values])
  return new SqlPeople({
    async read(name, values) {
      return (await run(name, READS[name], values)).rows
    },
    async write(name, values) {
      return (await run(name, WRITES[name], values)).rowCount! > 0
    },
  })
}
