/**
 * An upper bound for a server of this kind on this machine: it accepts a POST and writes to four streams. It has no rules,
 * no log, no validation and no storage. It implements the part of our API that the driver needs.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Has about the median size of the events of one decision. */
const EVENTS = JSON.stringify({ type: 'events', what: 'x'.repeat(130) })

interface BareTable {
  number: number
  readonly subscribers: Set<ServerResponse>
}
const tables = new Map<string, BareTable>()

function answer(request: IncomingMessage, response: ServerResponse): void {
  const [, , , id = '', what] = request.url!.split(/[/?]/)
  if (request.url === '/metrics') return send(response, metrics())
  if (what === 'stream') return subscribe(tables.get(id)!, response)
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    JSON.parse(body)
    send(response, JSON.stringify(what === 'commands' ? command(tables.get(id)!) : open()))
  })
}

function open(): object {
  const table = `t${tables.size}`
  tables.set(table, { number: 1, subscribers: new Set() })
  return { table }
}

function command(table: BareTable): object {
  const message = messageOf(table.number)
  for (const subscriber of table.subscribers) subscriber.write(message)
  return { number: ++table.number }
}

const messageOf = (number: number): string => `id: ${number}\ndata: {"number":${number},"events":${EVENTS}}\n\n`

function subscribe({ subscribers, number }: BareTable, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(`:\n\n${Array.from({ length: number }, (_, i) => messageOf(i)).join('')}`)
  subscribers.add(response)
  response.once('close', () => subscribers.delete(response))
}

function send(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

function metrics(): string {
  const { user, system } = process.cpuUsage()
  return `process_cpu_seconds_total ${(user + system) / 1e6}\nprocess_resident_memory_bytes ${process.memoryUsage.rss()}\n`
}

const server = createServer(answer).listen(0, '127.0.0.1', () => {
  console.log(`Bare POST + SSE is at http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})
process.once('SIGTERM', () => process.exit(0))
