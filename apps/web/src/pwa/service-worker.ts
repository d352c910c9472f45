// Keeps the whole site of one version in a cache, so that the page opens without a network.
// The build puts BUILD before this file; it is a script of its own and imports nothing.
declare const self: ServiceWorkerGlobalScope
declare const BUILD: {
  readonly version: string
  readonly files: readonly (readonly [path: string, integrity: string])[]
}

const PREFIX = 'trick-bento-'
const CACHE = PREFIX + BUILD.version
const FILES = new Map(BUILD.files)

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => event.waitUntil(takeOverIfAlone(event)))
self.addEventListener('fetch', (event) => {
  const path = keptPath(event.request)
  if (path !== undefined) event.respondWith(answer(path, event.request))
})
self.addEventListener('push', (event) => event.waitUntil(notify(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(goTo(event.notification)))

/** All files or none, and each only as it was built: a server may change versions in the midst of it. */
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
  if (old.length > 0) await tellPages()
}

/** Pages that are open now came from the old version, whose files are gone. Each hears it, however far it has loaded. */
async function tellPages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('new version')
}

/** A page that has just loaded asks for this version; other open pages still need the files of the old one. */
async function takeOverIfAlone(event: ExtendableMessageEvent): Promise<void> {
  const alone = await isSoonAlone()
  event.ports[0]?.postMessage(alone)
  if (alone) await self.skipWaiting()
}

/** The page that was left by a reload may be listed for a moment more. */
async function isSoonAlone(): Promise<boolean> {
  for (let waited = 0; waited < LEAVING; waited += LOOK_AGAIN) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (pages.length <= 1) return true
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
  }
  return false
}
const LEAVING = 2000
const LOOK_AGAIN = 50

/** The path under which the answer is kept, if it is: every page of the app is the one at `/`. */
function keptPath({ method, mode, url }: Request): string | undefined {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return undefined
  if (FILES.has(pathname)) return pathname
  const isPage = mode === 'navigate' && !pathname.slice(pathname.lastIndexOf('/')).includes('.')
  return isPage ? '/' : undefined
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(path, { ignoreVary: true })) ?? fetch(request)
}

/** Shows what the server says about a table; a newer notice takes the place of an older one. */
async function notify(data: PushMessageData | null): Promise<void> {
  if (data === null) return
  const { title, body, path, language } = data.json() as Record<'title' | 'body' | 'path' | 'language', string>
  await self.registration.showNotification(title, {
    body,
    lang: language,
    tag: path,
    data: path,
    icon: '/icons/icon-192.png',
  })
}

/** To the table: to its page if one is open, else in a new one. */
async function goTo(notification: Notification): Promise<void> {
  notification.close()
  const { href, origin } = new URL(String(notification.data), self.location.origin)
  if (origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => url === href)
  await (open ? open.focus() : self.clients.openWindow(href))
}
