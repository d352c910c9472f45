import { parentPort, workerData } from 'node:worker_threads'
import type { Write, WriteResult } from '../writes.ts'
import { openFile } from './database-file.ts'
import { SqliteWriter } from './writer.ts'

/** Messages of the writer thread: 'ready' once, then the results of each batch. */
export type WriterMessage = 'ready' | { readonly results: WriteResult[] } | { readonly error: string }

const port = parentPort!
const db = openFile(workerData as string)
const writer = new SqliteWriter(db)
const post = (message: WriterMessage): void => port.postMessage(message)

port.on('message', (writes: Write[] | 'close') => {
  if (writes === 'close') {
    db.close()
    port.close()
    return
  }
  post(carryOut(writes))
})

function carryOut(writes: Write[]): WriterMessage {
  try {
    return { results: writer.carryOut(writes) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

post('ready')
