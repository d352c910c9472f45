import { connect, type Socket } from 'node:net'

/**
 * A minimal HTTP client, so that the driver needs less CPU time than the server. It assumes that responses have a
 * content-length, that streams are chunked, and that everything is ASCII.
 */

const HOST = '127.0.0.1'
/** Shared by all sockets: each one has consumed its data before the next one reads. */
const BUFFER = Buffer.allocUnsafe(1 << 18)
const HEAD_END = '\r\n\r\n'
/** Servers close idle connections after some seconds. After this many milliseconds we open a new one. */
const MAX_IDLE = 3000

export interface Response {
  readonly status: number
  readonly body: string
}

function open(port: number, receive: (text: string) => void): Socket {
  const onread = {
    buffer: BUFFER,
    callback(length: number): boolean {
      receive(BUFFER.toString('latin1', 0, length))
      return true
    },
  }
  return connect({ port, host: HOST, noDelay: true, onread })
}

/** A keep-alive connection for sequential requests. */
export class Connection {
  private readonly port: number
  private readonly headers: string
  private socket: Socket
  private usedAt = performance.now()
  private text = ''
  private waiting: { resolve(response: Response): void; reject(error: Error): void } | undefined

  constructor(port: number, key: string) {
    this.port = port
    this.headers = `host: ${HOST}:${port}\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json`
    this.socket = this.connect()
  }

  post(path: string, body: object): Promise<Response> {
    const text = JSON.stringify(body)
    const now = performance.now()
    if (now - this.usedAt > MAX_IDLE) {
      this.socket.destroy()
      this.socket = this.connect()
    }
    this.usedAt = now
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
      this.socket.write(
        `POST ${path} HTTP/1.1\r\n${this.headers}\r\ncontent-length: ${text.length}${HEAD_END}${text}`,
        'latin1',
      )
    })
  }

  close(): void {
    this.waiting = undefined
    this.socket.destroy()
  }

  private connect(): Socket {
    const socket = open(this.port, (text) => this.receive(text))
    const fail = (why: Error): void => {
      if (this.socket === socket) this.waiting?.reject(why)
    }
    socket.on('error', fail)
    socket.on('close', () => fail(new Error('the server closed the connection')))
    return socket
  }

  private receive(text: string): void {
    this.text += text
    const end = this.text.indexOf(HEAD_END)
    if (end < 0) return
    const length = Number(/content-length: *(\d+)/i.exec(this.text)![1])
    const begin = end + HEAD_END.length
    if (this.text.length < begin + length) return
    const response = { status: Number(this.text.slice(9, 12)), body: this.text.slice(begin, begin + length) }
    this.text = ''
    this.waiting!.resolve(response)
    this.waiting = undefined
  }
}

/** Subscribes to an event stream and reports the number and the data of each event. */
export class EventStream {
  private readonly socket: Socket
  private readonly onEvent: (number: number, data: string) => void
  private raw = ''
  private hasHead = false
  private text = ''

  constructor(port: number, path: string, key: string, onEvent: (number: number, data: string) => void) {
    this.onEvent = onEvent
    this.socket = open(port, (text) => this.receive(text))
    this.socket.on('error', () => {})
    this.socket.write(`GET ${path} HTTP/1.1\r\nhost: ${HOST}:${port}\r\nauthorization: Bearer ${key}${HEAD_END}`)
  }

  close(): void {
    this.socket.destroy()
  }

  private receive(text: string): void {
    this.raw += text
    if (!this.hasHead && !this.readHead()) return
    for (;;) {
      const lineEnd = this.raw.indexOf('\r\n')
      if (lineEnd < 0) break
      const begin = lineEnd + 2
      const end = begin + Number.parseInt(this.raw, 16)
      if (this.raw.length < end + 2) break
      this.text += this.raw.slice(begin, end)
      this.raw = this.raw.slice(end + 2)
    }
    this.dispatch()
  }

  private readHead(): boolean {
    const end = this.raw.indexOf(HEAD_END)
    if (end < 0) return false
    if (!this.raw.startsWith('HTTP/1.1 200')) throw new Error(`a stream was refused: ${this.raw}`)
    this.raw = this.raw.slice(end + HEAD_END.length)
    this.hasHead = true
    return true
  }

  private dispatch(): void {
    for (;;) {
      const end = this.text.indexOf('\n\n')
      if (end < 0) return
      const block = this.text.slice(0, end)
      this.text = this.text.slice(end + 2)
      if (!block.startsWith('id: ')) continue
      const data = block.indexOf('\ndata: ')
      this.onEvent(Number.parseInt(block.slice(4, data), 10), block.slice(data + '\ndata: '.length))
    }
  }
}
