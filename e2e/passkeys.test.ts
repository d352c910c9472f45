import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { smallTargets } from './checks/targets.ts'
import type { AppOptions } from './harness/app.ts'
import { addAuthenticator, copyPasskeys } from './harness/authenticator.ts'
import { FAST } from './harness/auto-play.ts'
import { axe, openApp, waitForCount } from './harness/index.ts'
import { serveOnline } from './harness/online-server.ts'
import type { SiteServer } from './harness/site-server.ts'

const ME = '/me'
const ADD = 'Add a passkey'
const USE = 'It’s me: use a passkey'

async function visit(t: TestContext, server: SiteServer, path: string, name: string, more?: AppOptions): Promise<Page> {
  const { page } = await openApp(t, { ...more, server, path, storage: { settings: { ...FAST, name } } })
  page.on('dialog', (dialog) => void dialog.accept())
  return page
}
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click()
const handOf = async (page: Page): Promise<string[]> => {
  await page.locator('.hand-card').first().waitFor()
  return page.locator('.hand-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''))
}

/** Starts a game with bots. Resolves to the path of the table. */
async function openGame(page: Page): Promise<string> {
  await page.click('button[type=submit]')
  await page.waitForURL('**/t/*')
  await press(page, 'Fill with bots')
  await page.locator('.gathering .primary:not([disabled])').click()
  await page.locator('.hand-card').first().waitFor()
  return new URL(page.url()).pathname
}

test('a passkey gives a second device the same seat and hand', async (t) => {
  const server = await serveOnline()
  const phone = await visit(t, server, '/online/gudetama', 'Mia')
  const passkeys = await addAuthenticator(phone)
  const table = await openGame(phone)
  await phone.goto(server.origin + ME)
  await press(phone, ADD)
  await phone.getByText('The passkey was added.').waitFor()
  assert.deepEqual(await axe(phone), [], 'with a passkey')
  await phone.goto(server.origin + table)
  const hand = await handOf(phone)

  const laptop = await visit(t, server, '/online/gudetama', 'Mia on a laptop')
  const copies = await addAuthenticator(laptop)
  assert.equal(await copyPasskeys(passkeys, copies), 1)
  const left = await openGame(laptop)
  await laptop.goto(server.origin + table)
  await laptop.getByText('You are watching.').waitFor()
  assert.equal(await laptop.locator('.hand-card[data-card]').count(), 0)
  const reloaded = laptop.waitForEvent('load')
  await press(laptop, USE)
  await reloaded
  assert.deepEqual(await handOf(laptop), hand)
  await laptop.goto(server.origin + left)
  await laptop.getByText('You are watching.').waitFor()

  await laptop.goto(server.origin + ME)
  await waitForCount(laptop.locator('.own-item'), 3, 'one passkey and two devices')
  await press(laptop, 'Sign out')
  await laptop.locator('.own-item').nth(2).waitFor({ state: 'detached' })
  await phone.getByText('You are watching.').waitFor()
  await phone.goto('about:blank')
})

test('a device that forgot a person is anonymous until the person uses a passkey', async (t) => {
  const server = await serveOnline()
  const phone = { colourScheme: 'dark', width: 360, height: 740, touch: true } as const
  const page = await visit(t, server, ME, 'Mia', phone)
  await addAuthenticator(page)
  await page.getByText('This device has no key yet.').waitFor()
  await press(page, ADD)
  await page.getByText('The passkey was added.').waitFor()
  await press(page, ADD)
  await page.getByText('This device already has a passkey of yours.').waitFor()
  assert.deepEqual([...(await axe(page)), ...(await smallTargets(page))], [])
  await press(page, 'Forget me on this device')
  await page.getByText('Done. This device has no key any more.').waitFor()
  await waitForCount(page.locator('.own-item'), 0)
  await press(page, USE)
  await page.getByText('Welcome back!').waitFor()
  await press(page, 'Delete what the server knows about me')
  await page.getByText('Done. This device has no key any more.').waitFor()
  await page.reload()
  await page.getByText('This device has no key yet.').waitFor()
})
