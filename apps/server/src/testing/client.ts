import { randomBytes } from 'node:crypto'
import type { StreamMessage, TableGlance } from '@trick-bento/protocol'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
  readonly json: any
}

/** Somebody with a key, who talks to a server as a program does. */
export class Client {
  origin: string
  readonly key = randomBytes(32).toString('base64url')
  /** All bytes that came, but for dates and what differs from one connection to the next. */
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
  async open(settings: object): Promise<string> {
    const { json, text } = await this.post('/api/tables', settings)
    if (typeof json?.table !== 'string') throw new Error(text)
    return json.table
  }
  command(table: string, command: object, more: { key?: string; number?: number } = {}): Promise<Reply> {
    return this.post(`/api/tables/${table}/commands`, { key: randomBytes(9).toString('hex'), command, ...more })
  }
  /** A command that must be carried out. */
  async insist(table: string, command: object): Promise<number> {
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
    this.note(`${response.status} ${headersOf(response)}`, text)
    return { status: response.status, headers: response.headers, text, json: read(text) }
  }

  /** The stream of a table from after an entry on, until it ends or the reader leaves. */
  async *listen(table: string, after = -1, header?: number): AsyncGenerator<StreamMessage> {
    const ended = new AbortController()
    const response = await fetch(`${this.origin}/api/tables/${table}/stream?after=${after}`, {
      headers: { ...this.authorization, ...(header === undefined ? {} : { 'last-event-id': String(header) }) },
      signal: ended.signal,
    })
    if (response.status !== 200) throw new Error(await response.text())
    this.note(`${response.status} ${headersOf(response)}`)
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
          this.note(block)
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
  private note(...lines: string[]): void {
    this.transcript.push(...lines)
  }
}

const PASSING = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
const headersOf = ({ headers }: Response): string => JSON.stringify([...headers].filter(([name]) => !PASSING.has(name)))

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
