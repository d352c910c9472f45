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
  /** Checks now which nodes are ready, instead of at the next interval. */
  check(): Promise<void>
  close(): void
}

/** Bodies are kept until the request is answered, so that it can be repeated. Nodes refuse longer ones anyway. */
const MAX_BODY = 1024 * 1024
/** Milliseconds of silence after which a node counts as dead. Streams send heartbeats more often. */
const SILENCE_TIMEOUT = 30_000
/** Headers of the connection, which are not forwarded. */
const CONNECTION_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * A reverse proxy for several nodes, which get requests in turn while they are ready. A failed request is sent to the next
 * node if it can be repeated safely.
 */
export function openProxy(nodes: () => readonly Upstream[]): Proxy {
  const upstreams = new Upstreams(nodes)
  const agent = new Agent({ keepAlive: true })
  return {
    answer: (incoming, response) => void forward(incoming, response, upstreams, agent),
    check: () => upstreams.check(),
    close() {
      upstreams.close()
      agent.destroy()
    },
  }
}

async function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  upstreams: Upstreams,
  agent: Agent,
): Promise<void> {
  const body = await bodyOf(incoming).catch(() => undefined)
  if (body === undefined || response.destroyed) return void response.destroy()
  if (body === 'too long') return refuse(response, refusal('too-long', 'The request is too long.'))
  for (const upstream of upstreams.inTurn()) {
    const result = await forwardTo(upstream, incoming, response, body, agent)
    // The client has disconnected: no other node is needed, and this one has not failed.
    if (result === 'answered' || response.destroyed) return
    if (result !== 'refused') upstreams.exclude(upstream)
    if (result === 'broken' && !isRepeatable(incoming)) break
  }
  refuse(response, refusal('unavailable', 'No node is available at the moment; try again soon.'))
}

/**
 * 'unreachable': the node has not received the request. 'refused': it has not carried it out. 'broken': it may have carried
 * it out.
 */
type ForwardResult = 'answered' | 'unreachable' | 'refused' | 'broken'

function forwardTo(
  { port }: Upstream,
  incoming: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  agent: Agent,
): Promise<ForwardResult> {
  const { method, url: path } = incoming
  return new Promise((resolve) => {
    const headers = headersFor(incoming, body)
    const sent: ClientRequest = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      if (answer.statusCode === PROBLEM_STATUS['shutting-down'] && isRepeatable(incoming)) {
        answer.resume()
        return resolve('refused')
      }
      response.writeHead(answer.statusCode!, withoutConnectionHeaders(answer.headers))
      response.flushHeaders()
      answer.pipe(response)
      // A stream that breaks must not look complete, so that the client reconnects.
      answer.on('close', () => answer.complete || response.destroy())
      resolve('answered')
    })
    response.once('close', () => sent.destroy())
    sent.setTimeout(SILENCE_TIMEOUT, () => sent.destroy())
    sent.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'unreachable' : 'broken'))
    sent.end(body)
  })
}

/** Requests that only read, and commands, which have an idempotency key. */
const isRepeatable = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || (method === 'POST' && /^\/api\/tables\/[^/]+\/commands$/.test(url))

async function bodyOf(incoming: IncomingMessage): Promise<Buffer | 'too long'> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming) {
    length += chunk.length
    if (length > MAX_BODY) return 'too long'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** This is the first proxy, so forwarding headers of the client are not trusted. */
function headersFor({ headers, socket, method }: IncomingMessage, body: Buffer): IncomingHttpHeaders {
  const { forwarded: _, expect: _expect, 'content-length': _length, ...others } = withoutConnectionHeaders(headers)
  return {
    ...others,
    ...(method === 'GET' || method === 'HEAD' ? {} : { 'content-length': String(body.length) }),
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': 'http',
  }
}

const withoutConnectionHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)))

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
