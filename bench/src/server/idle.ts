import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SEATS } from './player.ts'
import type { Subject } from './subjects.ts'
import { Connection, EventStream } from './wire.ts'

const CONCURRENCY = 50
/** Milliseconds before memory is measured, so that the server has collected its garbage. */
const SETTLE_TIME = 2000

/** Memory of an idle stream in kilobytes, with four streams per table. */
export async function memoryOfIdleStreams({ port, games, usage }: Subject, streams: number): Promise<number> {
  const key = randomBytes(32).toString('base64url')
  const paths: string[] = []
  const opening = Array.from({ length: CONCURRENCY }, async () => {
    const connection = new Connection(port, key)
    while (paths.length * SEATS < streams) {
      const { body } = await connection.post('/api/tables', { game: games[0].id, seats: SEATS })
      paths.push(`/api/tables/${JSON.parse(body).table}/stream?after=-1`)
    }
    connection.close()
  })
  await Promise.all(opening)
  await sleep(SETTLE_TIME)
  const before = await usage()
  const opened: EventStream[] = []
  while (opened.length < streams) {
    const connected = Array.from({ length: Math.min(CONCURRENCY, streams - opened.length) }, () => {
      const path = paths[Math.floor(opened.length / SEATS)]
      return new Promise<void>((resolve) => opened.push(new EventStream(port, path, key, () => resolve())))
    })
    await Promise.all(connected)
  }
  await sleep(SETTLE_TIME)
  const after = await usage()
  for (const stream of opened) stream.close()
  return (after.residentBytes - before.residentBytes) / streams / 1024
}
