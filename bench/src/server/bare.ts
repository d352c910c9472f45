/**
 * The limit of what a server of this kind can do here: it takes a POST and tells four streams, and that is all. No rules,
 * no log, nothing checked, nothing stored. It speaks as much of our API as the driver needs.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** About as much as a seat hears of a decision in the median. */
const NEWS = JSON.stringify({ type: 'news', what: 'x'.repeat(130) })

interface BareTable {
  number: number
  readonly listeners: Set<ServerResponse>
}
const tables = new Map<string, BareTable>()

function answer(request: IncomingMessage, response: ServerResponse): void {
  const [, , , id = '', what] = request.url!.split(/[/?]/)
  if (request.url === '/metrics') return send(response, metrics())
  if (what === 'stream') return listen(tables.get(id)!, response)
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
  tables.set(table, { number: 1, listeners: new Set() })
  return { table }
}

function command(table: BareTable): object {
  const news = newsOf(table.number)
  for (const listener of table.listeners) listener.write(news)
  return { number: ++table.number }
}

const newsOf = (number: number): string => `id: ${number}\ndata: {"number":${number},"events":${NEWS}}\n\n`

function listen({ listeners, number }: BareTable, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(`:\n\n${Array.from({ length: number }, (_, i) => newsOf(i)).join('')}`)
  listeners.add(response)
  response.once('close', () => listeners.delete(response))
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
