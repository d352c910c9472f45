import { randomBytes } from 'node:crypto'
import type { CommandInput, NewTable, StreamMessage, TableGlance } from '@trick-bento/protocol'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests assert its shape
  readonly json: any
}

/** A person with a key, who uses the API as a program. */
export class Client {
  origin: string
  readonly key = randomBytes(32).toString('base64url')
  /** Everything that was received, without headers that differ between connections. */
  readonly transcript: string[] = []

  constructor(origin: string) {
    this.origin = origin
  }

  get(path: string): Promise<Reply> {
    return this.ask(path, {})
  }
  post(path: string, body: unknown): Promise<Reply> {
    return this.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
  async open(settings: NewTable): Promise<string> {
    const { json, text } = await this.post('/api/tables', settings)
    if (typeof json?.table !== 'string') throw new Error(text)
    return json.table
  }
  command(table: string, command: CommandInput, more: { key?: string; number?: number } = {}): Promise<Reply> {
    return this.post(`/api/tables/${table}/commands`, { key: randomBytes(9).toString('hex'), command, ...more })
  }
  /** Sends a command and throws if it is refused. */
  async insist(table: string, command: CommandInput): Promise<number> {
    const { status, json, text } = await this.command(table, command)
    if (status !== 200) throw new Error(`${JSON.stringify(command)}: ${text}`)
    return json.number
  }
  async glance(table: string): Promise<TableGlance> {
    return (await this.get(`/api/tables/${table}`)).json
  }

  async ask(path: string, init: RequestInit): Promise<Reply> {
    const response = await fetch(this.origin + path, { ...init, headers: { ...this.authorization, ...init.headers } })
    const text = await response.text()
    this.record(`${response.status} ${headersOf(response)}`, text)
    return { status: response.status, headers: response.headers, text, json: read(text) }
  }

  /** The messages of a stream after an entry, until it ends or the reader stops. */
  async *listen(table: string, after = -1, header?: number): AsyncGenerator<StreamMessage> {
    const ended = new AbortController()
    const response = await fetch(`${this.origin}/api/tables/${table}/stream?after=${after}`, {
      headers: { ...this.authorization, ...(header === undefined ? {} : { 'last-event-id': String(header) }) },
      signal: ended.signal,
    })
    if (response.status !== 200) throw new Error(await response.text())
    this.record(`${response.status} ${headersOf(response)}`)
    const reader = response.body!.getReader()
    const decoder = new TextDecoder()
    let rest = ''
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
        rest = blocks.pop()!
        for (const block of blocks) {
          if (block === ':') continue
          this.record(block)
          const data = /^id: (\d+)\ndata: (.*)$/.exec(block)
          if (data !== null) yield JSON.parse(data[2]!)
        }
      }
    } finally {
      ended.abort()
    }
  }

  private get authorization() {
    return { authorization: `Bearer ${this.key}` }
  }
  private record(...lines: string[]): void {
    this.transcript.push(...lines)
  }
}

const VARIABLE_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
const headersOf = ({ headers }: Response): string =>
  JSON.stringify([...headers].filter(([name]) => !VARIABLE_HEADERS.has(name)))

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
