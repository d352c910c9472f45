import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { Authenticator } from '../../testing/authenticator.ts'
import { Browser } from '../../testing/browser.ts'
import type { Reply } from '../../testing/client.ts'
import { openTestServer } from '../../testing/test-server.ts'

/** Passkeys need a host name. */
async function openSite(t: TestContext, options: Parameters<typeof openTestServer>[1] = {}): Promise<string> {
  const { origin } = await openTestServer(t, options)
  return origin.replace('127.0.0.1', 'localhost')
}

const outcome = ({ status, json }: Reply) => [status, json.code]
const TABLE = { game: 'bannish', seats: 4, name: 'Ann' }

async function openTable(browser: Browser): Promise<string> {
  return (await browser.post('/api/tables', TABLE)).json.table
}
const seatAt = async (browser: Browser, table: string): Promise<number> =>
  (await browser.get(`/api/tables/${table}`)).json.you

async function addPasskey(browser: Browser, passkey = new Authenticator()): Promise<Authenticator> {
  const { json: options } = await browser.post('/api/me/passkeys/options', {})
  const added = await browser.post('/api/me/passkeys', passkey.create(options, browser.origin))
  assert.equal(added.status, 200, added.text)
  return passkey
}
async function signIn(browser: Browser, passkey: Authenticator): Promise<Reply> {
  const { json: options } = await browser.post('/api/sign-in/options')
  return browser.post('/api/sign-in', passkey.get(options, browser.origin))
}

test('a passkey signs another device in as the same person, with a new key', async (t) => {
  const origin = await openSite(t)
  const [phone, laptop] = [new Browser(origin, { 'user-agent': 'iPhone Safari/1' }), new Browser(origin)]
  const table = await openTable(phone)
  const passkey = await addPasskey(phone)
  const abandoned = await openTable(laptop)
  const before = laptop.cookie
  const signed = await signIn(laptop, passkey)
  assert.equal(signed.status, 200, signed.text)
  assert.deepEqual(
    signed.json.devices.map((each: { label: string; you: boolean }) => [each.label, each.you]),
    [
      ['Safari · iPhone', false],
      ['', true],
    ],
  )
  assert.notEqual(laptop.cookie, before)
  assert.notEqual(laptop.cookie, phone.cookie)
  assert.deepEqual([await seatAt(laptop, table), await seatAt(phone, table)], [0, 0])
  assert.equal(await seatAt(laptop, abandoned), -1, 'the device is no longer the person that it was before')
  laptop.cookie = before
  assert.equal(await seatAt(laptop, abandoned), -1, 'the old key is invalid')
})

test('the passkey options ask for a discoverable key without attestation, and contain no personal data', async (t) => {
  const browser = new Browser(await openSite(t))
  const { json } = await browser.post('/api/me/passkeys/options', { name: 'Ann' })
  assert.deepEqual(
    [
      json.rp.id,
      json.attestation,
      json.authenticatorSelection.residentKey,
      json.authenticatorSelection.userVerification,
    ],
    ['localhost', 'none', 'required', 'preferred'],
  )
  assert.equal(json.user.name, 'Ann')
  const { json: request } = await browser.post('/api/sign-in/options')
  assert.deepEqual(
    [request.rpId, request.userVerification, request.allowCredentials],
    ['localhost', 'preferred', undefined],
  )
})

test('a challenge is valid once, for one device and one purpose', async (t) => {
  const origin = await openSite(t)
  const [ann, eve] = [new Browser(origin), new Browser(origin)]
  const passkey = await addPasskey(ann)
  const { json: options } = await eve.post('/api/sign-in/options')
  const answer = passkey.get(options, origin)
  assert.deepEqual(outcome(await ann.post('/api/sign-in', answer)), [401, 'bad-passkey'])
  assert.equal((await eve.post('/api/sign-in', answer)).status, 200)
  assert.deepEqual(outcome(await eve.post('/api/sign-in', answer)), [401, 'bad-passkey'])
  const { json: forAdding } = await ann.post('/api/me/passkeys/options', {})
  const misused = passkey.get({ ...forAdding, rpId: 'localhost' }, origin)
  assert.deepEqual(outcome(await ann.post('/api/sign-in', misused)), [401, 'bad-passkey'])
  const created = new Authenticator().create(forAdding, origin)
  assert.equal((await ann.post('/api/me/passkeys', created)).status, 200)
  assert.deepEqual(outcome(await ann.post('/api/me/passkeys', created)), [401, 'bad-passkey'])
})

test('the server refuses a signature from another site, for another host, by another key or by a copied passkey', async (t) => {
  const origin = await openSite(t)
  const [ann, eve] = [new Browser(origin), new Browser(origin)]
  const passkey = await addPasskey(ann)
  const options = async () => (await eve.post('/api/sign-in/options')).json
  const forged = Object.assign(new Authenticator(), { id: passkey.id, counter: 50 })
  const attempts: object[] = [
    passkey.get(await options(), 'https://evil.example'),
    passkey.get({ ...(await options()), rpId: 'evil.example' }, origin),
    passkey.get({ challenge: 'c2VsZi1tYWRl', rpId: 'localhost' }, origin),
    forged.get(await options(), origin),
    new Authenticator().get(await options(), origin),
  ]
  for (const attempt of attempts)
    assert.deepEqual(outcome(await eve.post('/api/sign-in', attempt)), [401, 'bad-passkey'])
  const copy = Object.assign(Object.create(Authenticator.prototype), passkey) as Authenticator
  passkey.counter = 20
  assert.equal((await signIn(eve, passkey)).status, 200)
  assert.deepEqual(outcome(await signIn(eve, copy)), [401, 'bad-passkey'], 'the counter of the copy is behind')
})

test('a passkey of another host of the same server does not sign in', async (t) => {
  const { origin } = await openTestServer(t, { trustedProxies: 1 })
  const at = (host: string) => new Browser(origin, { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' })
  const passkey = new Authenticator()
  const ann = at('one.example')
  const { json: options } = await ann.post('/api/me/passkeys/options', {})
  assert.equal(options.rp.id, 'one.example')
  const created = passkey.create(options, 'https://one.example')
  assert.equal((await ann.post('/api/me/passkeys', created)).status, 200)
  const eve = at('two.example')
  const { json: request } = await eve.post('/api/sign-in/options')
  const refused = await eve.post('/api/sign-in', passkey.get(request, 'https://two.example'))
  assert.deepEqual(outcome(refused), [401, 'bad-passkey'])
})

test('only their owner can list and remove passkeys, and a passkey cannot be added twice', async (t) => {
  const origin = await openSite(t)
  const [ann, eve] = [new Browser(origin), new Browser(origin)]
  const passkey = await addPasskey(ann)
  await addPasskey(eve)
  const { json: options } = await eve.post('/api/me/passkeys/options', {})
  assert.deepEqual(outcome(await eve.post('/api/me/passkeys', passkey.create(options, origin))), [409, 'conflict'])
  const id = passkey.id.toString('base64url')
  assert.deepEqual(outcome(await eve.delete(`/api/me/passkeys/${id}`)), [404, 'not-found'])
  const { json } = await ann.get('/api/me')
  assert.deepEqual([json.somebody, json.passkeys.map((each: { id: string }) => each.id)], [true, [id]])
  assert.deepEqual((await ann.delete(`/api/me/passkeys/${id}`)).json.passkeys, [])
  assert.deepEqual(outcome(await signIn(eve, passkey)), [401, 'bad-passkey'])
  for (let i = 0; i < 10; i++) await addPasskey(ann)
  assert.deepEqual(outcome(await ann.post('/api/me/passkeys/options', {})), [429, 'too-many'])
})

test('a device that is signed out becomes a new person at once, and its stream ends', {
  timeout: 120_000,
}, async (t) => {
  const origin = await openSite(t)
  const [phone, laptop, tablet] = [new Browser(origin), new Browser(origin), new Browser(origin)]
  const table = await openTable(phone)
  const passkey = await addPasskey(phone)
  await signIn(laptop, passkey)
  await signIn(tablet, passkey)
  const stream = await fetch(`${origin}/api/tables/${table}/stream`, { headers: { cookie: phone.cookie } })
  const ended = stream.text()
  const { json } = await laptop.get('/api/me')
  const first = json.devices.find((each: { you: boolean }) => !each.you)
  assert.deepEqual(outcome(await new Browser(origin).delete(`/api/me/devices/${first.id}`)), [404, 'not-found'])
  assert.equal((await laptop.delete(`/api/me/devices/${first.id}`)).json.devices.length, 2)
  assert.match(await ended, /"you":true/)
  assert.deepEqual([await seatAt(phone, table), await seatAt(tablet, table)], [-1, 0])
  assert.equal((await laptop.delete('/api/me/devices')).json.devices.length, 1)
  assert.deepEqual([await seatAt(tablet, table), await seatAt(laptop, table)], [-1, 0])
})

test('a forgotten device loses its key, and can sign in again with a passkey', async (t) => {
  const origin = await openSite(t)
  const ann = new Browser(origin)
  const table = await openTable(ann)
  const passkey = await addPasskey(ann)
  const before = ann.cookie
  assert.equal((await ann.post('/api/me/leave')).json.somebody, false)
  assert.equal(ann.cookie, '')
  assert.deepEqual([await seatAt(ann, table), (await ann.get('/api/me')).json.somebody], [-1, false])
  const copy = Object.assign(new Browser(origin), { cookie: before })
  assert.equal(await seatAt(copy, table), -1, 'a copy of the key is invalid')
  await signIn(ann, passkey)
  assert.equal(await seatAt(ann, table), 0)
})

test('deleting a person deletes their passkeys and signs out all devices', async (t) => {
  const origin = await openSite(t)
  const [phone, laptop] = [new Browser(origin), new Browser(origin)]
  const table = await openTable(phone)
  const passkey = await addPasskey(phone)
  await signIn(laptop, passkey)
  const { json } = await laptop.delete('/api/me')
  assert.deepEqual(json, { somebody: false, passkeys: [], devices: [] })
  assert.deepEqual([await seatAt(phone, table), await seatAt(laptop, table)], [-1, -1])
  assert.deepEqual(outcome(await signIn(phone, passkey)), [401, 'bad-passkey'])
})

test('with a configured origin, passkeys work for its host only', async (t) => {
  const { origin } = await openTestServer(t, { origin: 'https://bento.example' })
  const ask = (headers: Record<string, string>) => fetch(`${origin}/api/me/leave`, { method: 'POST', headers })
  assert.equal((await ask({ origin: 'https://bento.example' })).status, 200)
  assert.equal((await ask({ origin, host: new URL(origin).host })).status, 403)
  const { json } = await new Browser(origin).post('/api/sign-in/options')
  assert.equal(json.rpId, 'bento.example')
})
