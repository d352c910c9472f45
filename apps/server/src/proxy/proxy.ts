import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http'
import { PROBLEM_STATUS } from '@trick-bento/protocol/constants'
import { SECURITY_HEADERS } from '../site/security-headers.ts'
import { type Refusal, refusal } from '../tables/refusal.ts'
import { type Upstream, Upstreams } from './upstreams.ts'

export interface Proxy {
  readonly answer: RequestListener
  /** Looks now which nodes are ready, instead of a moment later. */
  look(): Promise<void>
  close(): void
}

/** Requests are kept until they are answered, so that they can be sent again; longer ones no node would take. */
const LONGEST_BODY = 1024 * 1024
/** Streams give a sign of life more often; whoever is silent for so many milliseconds is taken for dead. */
const LONGEST_SILENCE = 30_000
/** What concerns one connection and not the request. */
const OF_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']

/**
 * Stands before several nodes: each gets a request in turn, as long as it is ready. A request that fails is sent to the
 * next one if that can do no harm.
 */
export function openProxy(nodes: () => readonly Upstream[]): Proxy {
  const upstreams = new Upstreams(nodes)
  const agent = new Agent({ keepAlive: true })
  return {
    answer: (incoming, response) => void pass(incoming, response, upstreams, agent),
    look: () => upstreams.look(),
    close() {
      upstreams.close()
      agent.destroy()
    },
  }
}

async function pass(
  incoming: IncomingMessage,
  response: ServerResponse,
  upstreams: Upstreams,
  agent: Agent,
): Promise<void> {
  const body = await bodyOf(incoming).catch(() => undefined)
  if (body === undefined || response.destroyed) return void response.destroy()
  if (body === 'too long') return refuse(response, refusal('too-long', 'That is too long.'))
  for (const upstream of upstreams.inTurn()) {
    const outcome = await passTo(upstream, incoming, response, body, agent)
    // Whoever has hung up wants no other node to be asked, and this one is not to blame.
    if (outcome === 'answered' || response.destroyed) return
    if (outcome !== 'refused') upstreams.takeOut(upstream)
    if (outcome === 'broken' && !isRepeatable(incoming)) break
  }
  refuse(response, refusal('unavailable', 'No node can answer at the moment; try again soon.'))
}

/**
 * 'unreachable' means that the node has not got the request, 'refused' that it has not carried it out; with 'broken' nobody
 * knows.
 */
type Outcome = 'answered' | 'unreachable' | 'refused' | 'broken'

function passTo(
  { port }: Upstream,
  incoming: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  agent: Agent,
): Promise<Outcome> {
  const { method, url: path } = incoming
  return new Promise((resolve) => {
    const headers = headersFor(incoming, body)
    const asked: ClientRequest = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      if (answer.statusCode === PROBLEM_STATUS['shutting-down'] && isRepeatable(incoming)) {
        answer.resume()
        return resolve('refused')
      }
      response.writeHead(answer.statusCode!, withoutConnection(answer.headers))
      response.flushHeaders()
      answer.pipe(response)
      // Whoever reads a stream that breaks off shall come back, so it must not look like its end.
      answer.on('close', () => answer.complete || response.destroy())
      resolve('answered')
    })
    response.once('close', () => asked.destroy())
    asked.setTimeout(LONGEST_SILENCE, () => asked.destroy())
    asked.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'unreachable' : 'broken'))
    asked.end(body)
  })
}

/** What only reads, and commands, which have a key and their effect once. */
const isRepeatable = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || (method === 'POST' && /^\/api\/tables\/[^/]+\/commands$/.test(url))

async function bodyOf(incoming: IncomingMessage): Promise<Buffer | 'too long'> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming) {
    length += chunk.length
    if (length > LONGEST_BODY) return 'too long'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Nobody is before us, so what a client says about others on its way is not believed. */
function headersFor({ headers, socket, method }: IncomingMessage, body: Buffer): IncomingHttpHeaders {
  const { forwarded: _, expect: _expect, 'content-length': _length, ...others } = withoutConnection(headers)
  return {
    ...others,
    ...(method === 'GET' || method === 'HEAD' ? {} : { 'content-length': String(body.length) }),
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': 'http',
  }
}

const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name)))

function refuse(response: ServerResponse, why: Refusal): void {
  if (response.destroyed) return
  response.writeHead(PROBLEM_STATUS[why.code], {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    ...(why.code === 'unavailable' ? { 'retry-after': '1' } : { connection: 'close' }),
  })
  response.end(JSON.stringify(why))
}
