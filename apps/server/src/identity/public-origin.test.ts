import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSameOrigin, siteOf } from './public-origin.ts'

test('the site is that of the request, with either protocol, or only the configured one', () => {
  assert.deepEqual(siteOf('localhost:4173', undefined), {
    origins: ['http://localhost:4173', 'https://localhost:4173'],
    host: 'localhost',
  })
  assert.deepEqual(siteOf('localhost:4173', 'https://bento.example'), {
    origins: ['https://bento.example'],
    host: 'bento.example',
  })
  for (const host of ['', 'a b', 'good@evil.example', 'good/evil', 'a:b', '%00', 'x:99999']) {
    assert.equal(siteOf(host, undefined), undefined, host)
  }
})

test('a request comes from this site if the browser says so', () => {
  const [here, configured] = ['bento.example', undefined]
  assert.ok(isSameOrigin({}, here, configured))
  assert.ok(isSameOrigin({ 'sec-fetch-site': 'same-origin' }, here, configured))
  assert.ok(isSameOrigin({ origin: 'https://bento.example' }, here, configured))
  assert.ok(!isSameOrigin({ 'sec-fetch-site': 'same-site', origin: 'https://bento.example' }, here, configured))
  for (const origin of ['null', '', 'https://evil.example', 'https://bento.example:8443', 'https://x.bento.example']) {
    assert.ok(!isSameOrigin({ origin }, here, configured), origin)
  }
  assert.ok(!isSameOrigin({ origin: 'http://bento.example' }, here, 'https://bento.example'))
})
