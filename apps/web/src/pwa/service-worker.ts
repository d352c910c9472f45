// Keeps all files of one version of the site in a cache, so that the page opens without a network.
// The build puts BUILD before this file, which is a script and imports nothing.
declare const self: ServiceWorkerGlobalScope
declare const BUILD: {
  readonly version: string
  /** Paths relative to the scope; the page itself is the empty path. */
  readonly files: readonly (readonly [path: string, integrity: string])[]
}

/** The path of the site, with a slash at its end. */
const SCOPE = new URL(self.registration.scope).pathname
/** Sites below several paths of one host share their caches, so each has its own prefix. */
const PREFIX = SCOPE === '/' ? 'trick-bento-' : `trick-bento@${SCOPE}@`
const CACHE = PREFIX + BUILD.version
const FILES = new Map(BUILD.files.map(([path, integrity]) => [SCOPE + path, integrity]))

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => event.waitUntil(takeOverIfAlone(event)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (FILES.has(pathname)) event.respondWith(cached(pathname, request))
  else if (isPage(request, pathname)) event.respondWith(page(request))
})
self.addEventListener('push', (event) => event.waitUntil(notify(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(goTo(event.notification)))

/** Caches all files or none, each only as it was built: the server may change its version meanwhile. */
async function fill(): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    await cache.addAll([...FILES].map(([path, integrity]) => new Request(path, { integrity, cache: 'no-cache' })))
  } catch (error) {
    await caches.delete(CACHE)
    throw error
  }
}

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
  if (old.length > 0) await announceNewVersion()
}

/** Open pages came from the old version, whose files are gone. Also pages that are still loading get the message. */
async function announceNewVersion(): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage('new version')
}

/** A page that has just loaded asks for this version; other open pages still need the files of the old one. */
async function takeOverIfAlone(event: ExtendableMessageEvent): Promise<void> {
  const alone = await isSoonAlone()
  event.ports[0]?.postMessage(alone)
  if (alone) await self.skipWaiting()
}

/** A page that was just left by a reload is still listed for a moment. */
async function isSoonAlone(): Promise<boolean> {
  for (let waited = 0; waited < LEAVING; waited += POLL) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (pages.length <= 1) return true
    await new Promise((resolve) => setTimeout(resolve, POLL))
  }
  return false
}
const LEAVING = 2000
const POLL = 50

async function cached(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request)
}

const isPage = ({ mode }: Request, pathname: string): boolean =>
  mode === 'navigate' && (/\/index\.html$/.test(pathname) || !/\.[^/]*$/.test(pathname))

/** Every page of the app is the one at the scope, which refers to its files by `./`. */
async function page(request: Request): Promise<Response> {
  const found = await cached(SCOPE, request)
  const html = await found.text()
  return new Response(html.replaceAll('="./', `="${SCOPE}`), { headers: headersOfText(found) })
}

/** Without the headers of the bytes on the network. */
function headersOfText({ headers }: Response): Headers {
  const rest = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) rest.delete(name)
  return rest
}

/** Shows what the server says about a table; a newer notification replaces an older one of the same table. */
async function notify(data: PushMessageData | null): Promise<void> {
  if (data === null) return
  const { title, body, path, language } = data.json() as Record<'title' | 'body' | 'path' | 'language', string>
  await self.registration.showNotification(title, {
    body,
    lang: language,
    tag: path,
    data: path,
    icon: `${SCOPE}icons/icon-192.png`,
  })
}

/** Shows the page of the table if it is open, or opens it. */
async function goTo(notification: Notification): Promise<void> {
  notification.close()
  const { href, origin } = new URL(SCOPE + String(notification.data).replace(/^\//, ''), self.location.origin)
  if (origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => url === href)
  await (open ? open.focus() : self.clients.openWindow(href))
}
