import assert from 'node:assert/strict'
import { test } from 'node:test'
import { householdOf } from './address.ts'

test('IPv6 addresses with the same first half count together, however they are written', () => {
  for (const address of [
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:0:0:0:1',
    '2001:db8:1:2:0:ffff:192.0.2.1',
    '2001:db8:1:2::',
  ]) {
    assert.equal(householdOf(address), '2001:db8:1:2::/64', address)
  }
  assert.equal(householdOf('2001:db8:1:3::1'), '2001:db8:1:3::/64')
  assert.equal(householdOf('2001:db8::1'), '2001:db8:0:0::/64')
  assert.equal(householdOf('::1'), '0:0:0:0::/64')
  assert.equal(householdOf('fe80::1%eth0'), 'fe80:0:0:0::/64')
})

test('an IPv4 address counts as itself, also in the dress of IPv6', () => {
  for (const address of [
    '192.0.2.1',
    '::ffff:192.0.2.1',
    '::FFFF:192.0.2.1',
    '::ffff:c000:201',
    '0:0:0:0:0:ffff:c000:201',
  ]) {
    assert.equal(householdOf(address), '192.0.2.1', address)
  }
})

test('what is no address counts as it stands', () => {
  assert.equal(householdOf(undefined), '')
  for (const text of ['', 'unknown', 'a:b', '[::1]:80', ':::']) assert.equal(householdOf(text), text)
})
