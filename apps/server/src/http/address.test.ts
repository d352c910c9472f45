import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rateLimitKey } from './address.ts'

test('the IPv6 addresses of one /64 network have the same key in every notation', () => {
  for (const address of [
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:0:0:0:1',
    '2001:db8:1:2:0:ffff:192.0.2.1',
    '2001:db8:1:2::',
  ]) {
    assert.equal(rateLimitKey(address), '2001:db8:1:2::/64', address)
  }
  assert.equal(rateLimitKey('2001:db8:1:3::1'), '2001:db8:1:3::/64')
  assert.equal(rateLimitKey('2001:db8::1'), '2001:db8:0:0::/64')
  assert.equal(rateLimitKey('::1'), '0:0:0:0::/64')
  assert.equal(rateLimitKey('fe80::1%eth0'), 'fe80:0:0:0::/64')
})

test('the key of an IPv4 address is the address, also in IPv6 notation', () => {
  for (const address of [
    '192.0.2.1',
    '::ffff:192.0.2.1',
    '::FFFF:192.0.2.1',
    '::ffff:c000:201',
    '0:0:0:0:0:ffff:c000:201',
  ]) {
    assert.equal(rateLimitKey(address), '192.0.2.1', address)
  }
})

test('the key of an invalid address is its text', () => {
  assert.equal(rateLimitKey(undefined), '')
  for (const text of ['', 'unknown', 'a:b', '[::1]:80', ':::']) assert.equal(rateLimitKey(text), text)
})
