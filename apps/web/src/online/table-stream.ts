import { signal } from '@preact/signals'
import type { StreamMessage } from '@trick-bento/protocol'
import { BASE } from '../app/base-path.ts'
import { streamAddress } from './api.ts'
import type { StreamReader, TableStream } from './table-server.ts'

/** Milliseconds before a stream that the browser has given up is opened again. */
const RETRY_DELAY = 2000
/** A stream may be dead without an error if the page was hidden for this many milliseconds. */
const LONG_HIDDEN = 20_000

/** The stream of a table by server-sent events. */
export class EventSourceStream implements TableStream {
  readonly connection = signal<'connecting' | 'open' | 'lost'>('connecting')
  private readonly id: string
  private readonly reader: StreamReader
  private source: EventSource | undefined
  private timer: number | undefined
  private hiddenAt = 0

  constructor(id: string, reader: StreamReader) {
    this.id = id
    this.reader = reader
  }

  open(): void {
    clearTimeout(this.timer)
    this.source?.close()
    const source = new EventSource(BASE + streamAddress(this.id, this.reader.next() - 1))
    this.source = source
    source.onopen = () => {
      if (this.connection.value === 'lost') this.reader.onReconnect()
      this.connection.value = 'open'
    }
    source.onerror = () => {
      this.connection.value = 'lost'
      // After some errors a browser does not reconnect any more.
      if (source.readyState === EventSource.CLOSED) this.timer = window.setTimeout(() => this.open(), RETRY_DELAY)
    }
    source.onmessage = ({ data }: MessageEvent<string>) => this.reader.onMessage(JSON.parse(data) as StreamMessage)
    addEventListener('online', this.reopen)
    document.addEventListener('visibilitychange', this.onVisibilityChange)
  }

  close(): void {
    clearTimeout(this.timer)
    this.source?.close()
    removeEventListener('online', this.reopen)
    document.removeEventListener('visibilitychange', this.onVisibilityChange)
  }

  private readonly reopen = (): void => this.open()
  private readonly onVisibilityChange = (): void => {
    if (document.hidden) this.hiddenAt = performance.now()
    else if (performance.now() - this.hiddenAt > LONG_HIDDEN) this.open()
  }
}
