import type { ServerResponse } from 'node:http'
import type { PersonId } from '../tables/entry.ts'
import type { OnlineTable } from '../tables/online-table.ts'
import { streamMessage } from '../tables/redacted-entry.ts'

/** Entries are written in chunks of about this many characters. */
const CHUNK = 32_000
/** Milliseconds after which a client reconnects. */
const RETRY = 1000

/** One open stream of a table. Nothing is buffered for a slow client: it gets more when it has read the last chunk. */
export class Listener {
  readonly viewer: PersonId | undefined
  /** The number of the next entry to write. */
  private next: number
  private readonly response: ServerResponse
  private readonly onDrained: () => void
  private blockedSince: number | undefined

  /** `onDrained` is called when a slow client has read everything. */
  constructor(viewer: PersonId | undefined, next: number, response: ServerResponse, onDrained: () => void) {
    this.viewer = viewer
    this.next = next
    this.response = response
    this.onDrained = onDrained
    this.write(`retry: ${RETRY}\n\n`)
  }

  /** Writes new entries, as far as the client reads. */
  advance(table: OnlineTable): void {
    while (this.next < table.number && this.blockedSince === undefined) {
      let chunk = ''
      while (this.next < table.number && chunk.length < CHUNK) {
        chunk += `id: ${this.next}\ndata: ${JSON.stringify(streamMessage(table, this.next, this.viewer))}\n\n`
        this.next++
      }
      this.write(chunk)
    }
  }

  /** Sends a heartbeat; or closes the stream if the client has not read for `patience` milliseconds. */
  beat(patience: number): void {
    if (this.blockedSince === undefined) this.write(':\n\n')
    else if (performance.now() - this.blockedSince > patience) this.response.destroy()
  }

  /** Ends the stream and asks the client to reconnect. */
  end(): void {
    this.response.end(`: the server is restarting\nretry: ${RETRY}\n\n`)
  }

  private write(text: string): void {
    if (this.response.write(text)) return
    this.blockedSince = performance.now()
    this.response.once('drain', () => {
      this.blockedSince = undefined
      this.onDrained()
    })
  }
}
