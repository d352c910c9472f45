import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CDPSession, Page } from 'playwright-core'
import { openApp } from './harness/index.ts'

const MESSAGE = {
  title: 'Trick Bento',
  body: '「ぐでたま」であなたの番です。',
  path: '/t/0123456789ab',
  language: 'ja',
}

/** What of a service worker's world is needed here. */
interface Scope extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { openWindow(url: string): Promise<null> }
  readonly NotificationEvent: new (type: string, init: { readonly notification: Notification }) => Event
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

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body, tag, lang }) => ({ title, body, path: tag, language: lang }))
  })

test('the service worker shows a message and opens the table when it is clicked', async (t) => {
  const { page, context, origin } = await openApp(t, {
    serviceWorkers: 'allow',
    prepare: (each) => each.grantPermissions(['notifications']),
  })
  await page.evaluate(() => navigator.serviceWorker.ready)
  const session = await context.newCDPSession(page)
  const registrationId = await registrationOf(session)
  const data = JSON.stringify(MESSAGE)
  for (let i = 0; i < 2; i++) await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await page.waitForFunction(async () => (await (await navigator.serviceWorker.ready).getNotifications()).length > 0)
  assert.deepEqual(await shownOn(page), [MESSAGE], 'one notice for a table')

  // A browser opens a window only for a real finger, so here it is asked which one it would open.
  const opened = await context.serviceWorkers()[0]!.evaluate(async () => {
    const scope = globalThis as unknown as Scope
    const [notification] = await scope.registration.getNotifications()
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(url)
        return null
      }
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }))
    })
  })
  assert.equal(opened, origin + MESSAGE.path)
  assert.deepEqual(await shownOn(page), [])
})
