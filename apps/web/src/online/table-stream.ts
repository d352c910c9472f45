import { signal } from '@preact/signals'
import { BASE } from '../app/base-path.ts'
import { type Message, streamAddress } from './api.ts'

const TRY_AGAIN = 2000
/** After so many milliseconds out of sight a stream may be dead without knowing it. */
const LONG_AWAY = 20_000

/** The stream of a table, opened again after the last message whenever it breaks or may have broken. */
export class Stream {
  readonly connection = signal<'connecting' | 'open' | 'lost'>('connecting')
  private readonly id: string
  private readonly next: () => number
  private readonly hear: (message: Message) => void
  private readonly back: () => void
  private source: EventSource | undefined
  private timer: number | undefined
  private hiddenAt = 0

  /**
   * `next` is the number of the message that is missing. `back` is called when a broken stream is there again: meanwhile
   * this device may have become somebody else, or nobody.
   */
  constructor(id: string, next: () => number, hear: (message: Message) => void, back: () => void) {
    this.id = id
    this.next = next
    this.hear = hear
    this.back = back
  }

  open(): void {
    clearTimeout(this.timer)
    this.source?.close()
    const source = new EventSource(BASE + streamAddress(this.id, this.next() - 1))
    this.source = source
    source.onopen = () => {
      if (this.connection.value === 'lost') this.back()
      this.connection.value = 'open'
    }
    source.onerror = () => {
      this.connection.value = 'lost'
      // A browser gives up for good after some errors; we do not.
      if (source.readyState === EventSource.CLOSED) this.timer = window.setTimeout(() => this.open(), TRY_AGAIN)
    }
    source.onmessage = ({ data }: MessageEvent<string>) => this.hear(JSON.parse(data) as Message)
    addEventListener('online', this.reopen)
    document.addEventListener('visibilitychange', this.seen)
  }

  close(): void {
    clearTimeout(this.timer)
    this.source?.close()
    removeEventListener('online', this.reopen)
    document.removeEventListener('visibilitychange', this.seen)
  }

  private readonly reopen = (): void => this.open()
  private readonly seen = (): void => {
    if (document.hidden) this.hiddenAt = performance.now()
    else if (performance.now() - this.hiddenAt > LONG_AWAY) this.open()
  }
}
