import { BASE } from '../app/base-path.ts'

let isNewVersionReady = false
const listeners = new Set<() => void>()

/** Calls back when a new version is ready; the next load shows it. Returns a function that unsubscribes. */
export function onNewVersion(callback: () => void): () => void {
  listeners.add(callback)
  if (isNewVersionReady) callback()
  return () => listeners.delete(callback)
}

const hasServiceWorkers = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator

/** Reloads the page when a new version takes over. Call it before any `await`, so that no message is missed. */
export function followNewVersion(): void {
  if (!hasServiceWorkers()) return
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'new version') location.reload()
  })
}

/** Lets the page open without a network from the next visit on. Does nothing in browsers without service workers. */
export function registerServiceWorker(): void {
  if (!hasServiceWorkers()) return
  const begin = () => keepUpToDate().catch(() => {})
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

async function keepUpToDate(): Promise<void> {
  const { serviceWorker } = navigator
  const { active, waiting } = (await serviceWorker.getRegistration()) ?? {}
  // A new version took over while this page was loading from the old one.
  if (serviceWorker.controller?.state === 'redundant' && active) return location.reload()
  if (waiting && (await letTakeOver(waiting))) return
  if (waiting) announce()
  const registration = await serviceWorker.register(`${BASE}/sw.js`)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}

/** A version that was loaded during an earlier visit takes over now, unless other pages still use the old one. */
function letTakeOver(waiting: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  waiting.postMessage('take over', [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
  })
}

/** Announces a new version, but not the first one. */
function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) announce()
  })
}

function announce(): void {
  if (isNewVersionReady) return
  isNewVersionReady = true
  for (const each of listeners) each()
}
