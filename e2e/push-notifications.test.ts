import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CDPSession, Worker } from 'playwright-core'
import { openApp, waitForValue } from './harness/index.ts'

const MESSAGE = {
  title: 'Trick Bento',
  body: '「ぐでたま」であなたの番です。',
  path: '/t/0123456789ab',
  language: 'ja',
}

/** What of a service worker's world is needed here, and what is noted there. */
interface Scope extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { openWindow(url: string): Promise<null> }
  readonly ExtendableEvent: new (type: string) => Event
  asked: { readonly title: string; readonly options: NotificationOptions }[]
}

/** The number under which the browser knows the page's service worker. */
function registrationOf(session: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId)
    })
    session.send('ServiceWorker.enable').catch(reject)
  })
}

/** Not every headless browser can show notices, whatever is allowed, so what it is asked to show is only noted. */
const recordNotifications = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Scope
    scope.asked = []
    scope.registration.showNotification = async (title, options = {}) => {
      scope.asked.push({ title, options })
    }
  })

const notificationsOf = (worker: Worker): Promise<Scope['asked']> =>
  worker.evaluate(() => (globalThis as unknown as Scope).asked)

/** A browser opens a window only for a real finger, so here it is asked which one it would open; and what was closed. */
const click = (worker: Worker, path: string): Promise<{ opened: string; closed: boolean }> =>
  worker.evaluate((data) => {
    const scope = globalThis as unknown as Scope
    return new Promise((resolve) => {
      let closed = false
      const notification = { data, close: () => (closed = true) }
      scope.clients.openWindow = async (opened) => {
        resolve({ opened, closed })
        return null
      }
      scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }))
    })
  }, path)

test('the service worker shows a message and opens the table when it is clicked', async (t) => {
  const { page, context, origin } = await openApp(t, {
    serviceWorkers: 'allow',
    prepare: (each) => each.grantPermissions(['notifications']),
  })
  await page.evaluate(() => navigator.serviceWorker.ready)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await recordNotifications(worker)
  const session = await context.newCDPSession(page)
  const registrationId = await registrationOf(session)
  const data = JSON.stringify(MESSAGE)
  for (let i = 0; i < 2; i++) await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })

  const { title, body, path, language } = MESSAGE
  const notice = { title, options: { body, lang: language, tag: path, data: path, icon: '/icons/icon-192.png' } }
  await waitForValue(
    () => notificationsOf(worker),
    [notice, notice],
    'one tag for a table, so that there is one notice',
  )
  assert.deepEqual(await click(worker, path), { opened: origin + path, closed: true })
})

test('a notice that leads elsewhere opens nothing', async (t) => {
  const { page, context, origin } = await openApp(t, { serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const outcomes = [click(worker, '//elsewhere.example/t/0123456789ab'), click(worker, '/t/0123456789ab')]
  assert.equal((await Promise.race(outcomes)).opened, `${origin}/t/0123456789ab`)
})
