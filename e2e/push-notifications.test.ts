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

/** The part of the scope of a service worker that these tests use, and what they record. */
interface Scope extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { openWindow(url: string): Promise<null> }
  readonly ExtendableEvent: new (type: string) => Event
  asked: { readonly title: string; readonly options: NotificationOptions }[]
}

/** The id of the service worker's registration in the browser. */
function registrationOf(session: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId)
    })
    session.send('ServiceWorker.enable').catch(reject)
  })
}

/** Records notifications instead of showing them, which not every headless browser can. */
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

/** Simulates a click. Browsers open a window only after a real click, so the address of the window is recorded instead. */
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

test('the service worker shows a push message and opens the table after a click', async (t) => {
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
    'one tag for a table, so that there is one notification',
  )
  assert.deepEqual(await click(worker, path), { opened: origin + path, closed: true })
})

test('a notification with an address on another host opens nothing', async (t) => {
  const { page, context, origin } = await openApp(t, { serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const outcomes = [click(worker, '//elsewhere.example/t/0123456789ab'), click(worker, '/t/0123456789ab')]
  assert.equal((await Promise.race(outcomes)).opened, `${origin}/t/0123456789ab`)
})
