import { parentPort, workerData } from 'node:worker_threads'
import type { Outcome, Write } from '../writes.ts'
import { openFile } from './database-file.ts'
import { SqliteWriter } from './writer.ts'

/** What the thread that writes says: once that it is ready, then what became of each batch. */
export type Said = 'ready' | { readonly outcomes: Outcome[] } | { readonly error: string }

const port = parentPort!
const db = openFile(workerData as string)
const writer = new SqliteWriter(db)
const say = (what: Said): void => port.postMessage(what)

port.on('message', (writes: Write[] | 'close') => {
  if (writes === 'close') {
    db.close()
    port.close()
    return
  }
  say(carryOut(writes))
})

function carryOut(writes: Write[]): Said {
  try {
    return { outcomes: writer.carryOut(writes) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

say('ready')
