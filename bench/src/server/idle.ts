import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SEATS } from './player.ts'
import type { Subject } from './subjects.ts'
import { Connection, EventStream } from './wire.ts'

/** So many ask at a time. */
const AT_ONCE = 50
/** Memory is looked at when the server has had time to put things away. */
const REST = 2000

/** Kilobytes of memory that a stream takes at which nothing happens, four of them at a table. */
export async function memoryOfIdleStreams({ port, games, usage }: Subject, streams: number): Promise<number> {
  const key = randomBytes(32).toString('base64url')
  const paths: string[] = []
  const opening = Array.from({ length: AT_ONCE }, async () => {
    const asks = new Connection(port, key)
    while (paths.length * SEATS < streams) {
      const { body } = await asks.post('/api/tables', { game: games[0].id, seats: SEATS })
      paths.push(`/api/tables/${JSON.parse(body).table}/stream?after=-1`)
    }
    asks.close()
  })
  await Promise.all(opening)
  await sleep(REST)
  const before = await usage()
  const opened: EventStream[] = []
  while (opened.length < streams) {
    const heard = Array.from({ length: Math.min(AT_ONCE, streams - opened.length) }, () => {
      const path = paths[Math.floor(opened.length / SEATS)]
      return new Promise<void>((resolve) => opened.push(new EventStream(port, path, key, () => resolve())))
    })
    await Promise.all(heard)
  }
  await sleep(REST)
  const after = await usage()
  for (const stream of opened) stream.close()
  return (after.residentBytes - before.residentBytes) / streams / 1024
}
