// A process that uses a store, for tests that kill it. Arguments: KIND ADDRESS TASK TABLES
import { writeSync } from 'node:fs'
import { reportToStderr } from '../../operations/report-error.ts'
import { LONG_TIMEOUTS } from '../../testing/postgres.ts'
import { openPostgresStore } from '../postgres/postgres-store.ts'
import { openSqliteStore } from '../sqlite/sqlite-store.ts'
import type { Store } from '../store.ts'
import { job, said } from './store-samples.ts'

const [kind, address, task, table] = process.argv.slice(2) as [string, string, string, string]
const store = await (kind === 'postgres'
  ? openPostgresStore(address, reportToStderr, LONG_TIMEOUTS)
  : openSqliteStore(address))
/** Synchronous, because the process may be killed at any time. */
const print = (line: string) => writeSync(1, `${line}\n`)

const tasks: Record<string, (store: Store) => Promise<void>> = {
  /** Opens the store and does nothing else. */
  async open() {
    print('opened')
  },
  /** Appends to each table in turn and prints every result. */
  async append() {
    const appendTo = async (id: string): Promise<never> => {
      for (let number = (await store.load(id))!.entries.length; ; number++) {
        const answer = { person: 'child', key: `${number}`, body: number }
        const outcome = await store.append(id, number, [said(`${number}`)], { answer, job: job(id, number + 1) })
        print(`${id} ${outcome} ${number}`)
      }
    }
    await Promise.all(table.split(',').map(appendTo))
  },
  /** Appends forty entries to one table in competition with other processes. */
  async contend() {
    for (let left = 40; left > 0; ) {
      const number = (await store.load(table))!.entries.length
      const text = `${process.pid} ${left}`
      if ((await store.append(table, number, [said(text)], {})) === 'taken') continue
      print(`${number} ${text}`)
      left--
    }
  },
  /** Takes jobs and never finishes them. */
  async hang() {
    await store.work(({ number }) => {
      print(`begun ${number}`)
      return new Promise(() => {})
    })
    await new Promise(() => {})
  },
}

await tasks[task]!(store)
await store.close()
