import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PROBLEM_STATUS } from '@trick-bento/protocol/constants'
import fc from 'fast-check'
import { Authenticator } from '../testing/authenticator.ts'
import { Browser } from '../testing/browser.ts'
import type { Reply } from '../testing/client.ts'
import { Subscriber } from '../testing/push-service.ts'
import { openTestServer } from '../testing/test-server.ts'

const RUNS = 120

const strange = fc.oneof(
  fc.jsonValue(),
  fc.string(),
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    '',
    '\0',
    '\ud800',
    'AAAA',
    'A'.repeat(3000),
    -1,
    1e308,
    null,
    [],
    {},
  ),
)

/** The same object with one part replaced or removed, at any depth. */
const corrupted = (whole: object): fc.Arbitrary<unknown> => {
  const paths = pathsOf(whole)
  return fc
    .tuple(fc.constantFrom(...paths), fc.option(strange, { nil: undefined }))
    .map(([path, value]) => replaced(whole, path, value))
}
const pathsOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] => [
  ...(path.length > 0 ? [path] : []),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...path, name]))
    : []),
]
function replaced(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  return { ...(whole as object), [name]: replaced((whole as Record<string, unknown>)[name], rest, value) }
}

test('the server answers every request about identity with success or a known problem', {
  timeout: 300_000,
}, async (t) => {
  const { origin: address } = await openTestServer(t)
  const origin = address.replace('127.0.0.1', 'localhost')
  const ann = new Browser(origin)
  const passkey = new Authenticator()
  const create = async () => passkey.create((await ann.post('/api/me/passkeys/options', {})).json, origin)
  assert.equal((await ann.post('/api/me/passkeys', await create())).status, 200)
  const table = (await ann.post('/api/tables', { game: 'bannish', seats: 4, name: 'Ann' })).json.table

  const check = ({ status, text, json }: Reply): void => {
    assert.ok(status < 500, text)
    if (status < 400) return
    assert.equal(PROBLEM_STATUS[json.code as keyof typeof PROBLEM_STATUS], status, text)
    assert.doesNotMatch(text, /node_modules|\.ts\b|at \w+ \(/)
  }
  const property = <T>(arbitrary: fc.Arbitrary<T>, ask: (value: T) => Promise<Reply>) =>
    fc.assert(
      fc.asyncProperty(arbitrary, async (value) => check(await ask(value))),
      { numRuns: RUNS },
    )
  /** Another person, who must not become Ann. */
  const eve = new Browser(origin)
  await eve.post('/api/me/passkeys/options', {})

  await t.test('any JSON', () => {
    const paths = [
      '/api/me/passkeys/options',
      '/api/me/passkeys',
      '/api/sign-in/options',
      '/api/sign-in',
      '/api/me/push',
    ]
    return property(fc.tuple(fc.constantFrom(...paths), fc.jsonValue()), ([path, body]) => eve.post(path, body))
  })
  await t.test('bodies that are almost a new passkey', async () => {
    const whole = new Authenticator().create((await eve.post('/api/me/passkeys/options', {})).json, origin)
    return property(corrupted(whole), (body) => eve.post('/api/me/passkeys', body))
  })
  await t.test('bodies that are almost a signature', async () => {
    const { json } = await eve.post('/api/sign-in/options')
    const whole = passkey.get(json, 'https://evil.example')
    return property(corrupted(whole), (body) => eve.post('/api/sign-in', body))
  })
  await t.test('corrupted bytes of the authenticator', () =>
    property(fc.tuple(fc.nat(36), fc.nat(255)), async ([at, value]) => {
      const { json } = await eve.post('/api/sign-in/options')
      const signed = passkey.get(json, origin) as { response: { authenticatorData: string } }
      const data = Buffer.from(signed.response.authenticatorData, 'base64url')
      data[at] = (data[at]! + value + (value === 0 ? 1 : 0)) % 256
      const response = { ...signed.response, authenticatorData: data.toString('base64url') }
      const reply = await eve.post('/api/sign-in', { ...signed, response })
      if (value % 256 !== 0) assert.equal(reply.status, 401, reply.text)
      return reply
    }),
  )
  await t.test('bodies that are almost a subscription', () => {
    const subscription = new Subscriber().subscription('https://fcm.googleapis.com/fcm/send/abc')
    return property(corrupted({ subscription, language: 'en' }), (body) => eve.post('/api/me/push', body))
  })
  await t.test('passkeys and devices of other people', () => {
    const id = fc.oneof(
      fc.string(),
      fc.constantFrom(passkey.id.toString('base64url'), '%00', '..', '%zz', 'x'.repeat(2000)),
    )
    const path = fc.constantFrom('/api/me/passkeys/', '/api/me/devices/')
    return property(fc.tuple(path, id), ([where, what]) =>
      eve.delete(where + what.replace(/[^\x21-\x7e]|[?#\\]/g, '%20')),
    )
  })
  await t.test('Ann is still the same person, with her passkey', async () => {
    const { json } = await ann.get('/api/me')
    assert.deepEqual([json.passkeys.length, json.devices.length], [1, 1])
    assert.equal((await ann.get(`/api/tables/${table}`)).json.you, 0)
    assert.equal((await eve.get(`/api/tables/${table}`)).json.you, -1)
  })
})
