import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFromHere, siteOf } from './site.ts'

test('a site is what the request tells, with either protocol, or what the operator says and nothing else', () => {
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

test('a request is from here if the browser says so', () => {
  const [here, told] = ['bento.example', undefined]
  assert.ok(isFromHere({}, here, told))
  assert.ok(isFromHere({ 'sec-fetch-site': 'same-origin' }, here, told))
  assert.ok(isFromHere({ origin: 'https://bento.example' }, here, told))
  assert.ok(!isFromHere({ 'sec-fetch-site': 'same-site', origin: 'https://bento.example' }, here, told))
  for (const origin of ['null', '', 'https://evil.example', 'https://bento.example:8443', 'https://x.bento.example']) {
    assert.ok(!isFromHere({ origin }, here, told), origin)
  }
  assert.ok(!isFromHere({ origin: 'http://bento.example' }, here, 'https://bento.example'))
})
