import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { LOOPBACK, listen } from '@trick-bento/server/start/listen.ts'
import type { SiteServer } from './site-server.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Serves a folder below a path as a plain static host does: a folder is its `index.html`, and there is no fallback. */
export async function serveFolder(folder: string, base: string): Promise<SiteServer> {
  const { port, close } = await listen(
    (request, response) => {
      const { pathname } = new URL(request.url!, 'http://localhost')
      const path = pathname.startsWith(base) ? join(folder, pathname.slice(base.length)) : undefined
      const stats = path && statSync(path, { throwIfNoEntry: false })
      if (!path || !stats) return void response.writeHead(404).end('Not found')
      if (stats.isDirectory() && !pathname.endsWith('/')) {
        return void response.writeHead(301, { location: request.url!.replace(pathname, `${pathname}/`) }).end()
      }
      const file = stats.isDirectory() ? join(path, 'index.html') : path
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      response.end(readFileSync(file))
    },
    LOOPBACK,
    0,
  )
  return { origin: `http://${LOOPBACK}:${port}`, close }
}
