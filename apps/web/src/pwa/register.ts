let isNewVersionReady = false
const listeners = new Set<() => void>()

/** Calls back once a new version lies ready; it shows itself after the next load. Returns what ends the listening. */
export function onNewVersion(callback: () => void): () => void {
  listeners.add(callback)
  if (isNewVersionReady) callback()
  return () => listeners.delete(callback)
}

const hasServiceWorkers = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator

/** Loads the page again when a new version takes over. Called before anything is waited for, so that no news is missed. */
export function followNewVersion(): void {
  if (!hasServiceWorkers()) return
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'new version') location.reload()
  })
}

/** Makes the page open without a network from the next visit on. Without service workers nothing happens. */
export function registerServiceWorker(): void {
  if (!hasServiceWorkers()) return
  const begin = () => keepUpToDate().catch(() => {})
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

async function keepUpToDate(): Promise<void> {
  const { serviceWorker } = navigator
  const { active, waiting } = (await serviceWorker.getRegistration()) ?? {}
  // A new version took over while this page was on its way from the old one.
  if (serviceWorker.controller?.state === 'redundant' && active) return location.reload()
  if (waiting && (await asksToTakeOver(waiting))) return
  if (waiting) announce()
  const registration = await serviceWorker.register('/sw.js')
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}

/** A version that came during an earlier visit takes over now, unless other pages still use the old one. */
function asksToTakeOver(waiting: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  waiting.postMessage('take over', [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
  })
}

/** The very first version is no news. */
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
