// A process of its own that uses a store, for tests that kill it: KIND ADDRESS TASK TABLES
import { writeSync } from 'node:fs'
import { PATIENT } from '../../testing/postgres.ts'
import { onStandardError } from '../job-queue.ts'
import { openPostgresStore } from '../postgres/postgres-store.ts'
import { openSqliteStore } from '../sqlite/sqlite-store.ts'
import type { Store } from '../store.ts'
import { job, said } from './store-samples.ts'

const [kind, address, task, table] = process.argv.slice(2) as [string, string, string, string]
const store = await (kind === 'postgres'
  ? openPostgresStore(address, onStandardError, PATIENT)
  : openSqliteStore(address))
/** At once, because the process may be killed in the next moment. */
const tell = (line: string) => writeSync(1, `${line}\n`)

const tasks: Record<string, (store: Store) => Promise<void>> = {
  /** Nothing but opening the store. */
  async open() {
    tell('opened')
  },
  /** At each table one append after the other, each told when it is there. */
  async append() {
    const appendTo = async (id: string): Promise<never> => {
      for (let number = (await store.load(id))!.entries.length; ; number++) {
        const answer = { person: 'child', key: `${number}`, body: number }
        const outcome = await store.append(id, number, [said(`${number}`)], { answer, job: job(id, number + 1) })
        tell(`${id} ${outcome} ${number}`)
      }
    }
    await Promise.all(table.split(',').map(appendTo))
  },
  /** Forty appends at the same table, against whoever else is there. */
  async contend() {
    for (let left = 40; left > 0; ) {
      const number = (await store.load(table))!.entries.length
      const text = `${process.pid} ${left}`
      if ((await store.append(table, number, [said(text)], {})) === 'taken') continue
      tell(`${number} ${text}`)
      left--
    }
  },
  /** Takes jobs and never gets done with them. */
  async hang() {
    await store.work(({ number }) => {
      tell(`begun ${number}`)
      return new Promise(() => {})
    })
    await new Promise(() => {})
  },
}

await tasks[task]!(store)
await store.close()
