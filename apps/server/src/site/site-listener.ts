import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { NOT_FOUND_PAGE } from './not-found-page.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import type { Encoding, Site, SiteFile } from './site.ts'

/** The page of the app for all its routes; it refers to its files from the root on. */
const FALLBACK = '/200.html'

/** Answers requests with the files of a site; a path without a file extension is a route of the app. */
export function siteListener(site: Site): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(response, 405, 'text/plain', 'Only GET and HEAD are allowed.\n')
    }
    const path = pathOf(request)
    if (path === undefined) return sendText(response, 400, 'text/plain', 'The address is not valid.\n')
    const file = findFile(site, path)
    if (file) sendFile(request, response, file)
    else sendText(response, 404, 'text/html', NOT_FOUND_PAGE)
  }
}

function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0]!)
  } catch {
    return undefined
  }
}

function findFile(site: Site, path: string): SiteFile | undefined {
  const isRoute = !path.slice(path.lastIndexOf('/')).includes('.')
  return site.get(path === '/' ? '/index.html' : path) ?? (isRoute ? site.get(FALLBACK) : undefined)
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const encoding = acceptedEncodings(request).find((each) => file.compressed.has(each))
  const content = encoding ? file.compressed.get(encoding)! : file.content
  const tag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`
  response.setHeader('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('etag', tag)
  if (file.compressed.size > 0) response.setHeader('vary', 'accept-encoding')
  if (isKnown(request, tag)) {
    response.writeHead(304).end()
    return
  }
  if (encoding) response.setHeader('content-encoding', encoding)
  send(response, 200, file.type, content)
}

/** In the order of our preference. */
function acceptedEncodings({ headers }: IncomingMessage): Encoding[] {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
    .map((each) => each.split(';', 1)[0]!.trim().toLowerCase())
  return (['br', 'gzip'] as const).filter((each) => accepted.includes(each))
}

function isKnown({ headers }: IncomingMessage, tag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(tag) || known.includes('*')
}

function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.setHeader('cache-control', 'no-store')
  send(response, status, `${type}; charset=utf-8`, Buffer.from(text))
}

function send(response: ServerResponse, status: number, type: string, content: Buffer): void {
  response.writeHead(status, { 'content-type': type, 'content-length': content.length })
  response.end(response.req.method === 'HEAD' ? undefined : content)
}
