import type { ServerResponse } from 'node:http'
import type { PersonId } from '../tables/entry.ts'
import type { OnlineTable } from '../tables/online-table.ts'
import { streamMessage } from '../tables/redacted-entry.ts'

/** Entries that wait are written in pieces of about so many characters. */
const PIECE = 32_000
const RETRY = 1000

/** Somebody who listens to a table. Nothing is queued for them: they get on as fast as they read. */
export class Listener {
  readonly viewer: PersonId | undefined
  /** The number of the next entry for them. */
  private next: number
  private readonly response: ServerResponse
  private readonly wantsMore: () => void
  private blockedSince: number | undefined

  /** `wantsMore` is called when they have read what kept them from hearing more. */
  constructor(viewer: PersonId | undefined, next: number, response: ServerResponse, wantsMore: () => void) {
    this.viewer = viewer
    this.next = next
    this.response = response
    this.wantsMore = wantsMore
    this.write(`retry: ${RETRY}\n\n`)
  }

  /** All that they do not know yet, as far as they can take it. */
  advance(table: OnlineTable): void {
    while (this.next < table.number && this.blockedSince === undefined) {
      let piece = ''
      while (this.next < table.number && piece.length < PIECE) {
        piece += `id: ${this.next}\ndata: ${JSON.stringify(streamMessage(table, this.next, this.viewer))}\n\n`
        this.next++
      }
      this.write(piece)
    }
  }

  /** A sign of life; whoever has not read for so many milliseconds is cut off. */
  beat(patience: number): void {
    if (this.blockedSince === undefined) this.write(':\n\n')
    else if (performance.now() - this.blockedSince > patience) this.response.destroy()
  }

  /** Ends it so that they come back. */
  end(): void {
    this.response.end(`: the server is going away for a moment\nretry: ${RETRY}\n\n`)
  }

  private write(text: string): void {
    if (this.response.write(text)) return
    this.blockedSince = performance.now()
    this.response.once('drain', () => {
      this.blockedSince = undefined
      this.wantsMore()
    })
  }
}
