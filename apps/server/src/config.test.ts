import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { readConfig } from './config.ts'
import { LIMITS, NO_LIMITS } from './http/limits.ts'

test('by default the database is a file in the folder, and limits are on', () => {
  const config = readConfig({}, 'data')
  assert.ok(typeof config === 'object')
  assert.deepEqual(
    [config.database, config.logLevel, config.limits, config.trustedProxies, config.origin, config.pushServices],
    [join('data', 'trick-bento.sqlite'), 'warn', LIMITS, 0, undefined, []],
  )
  assert.ok(config.pace('expert') >= 700 && config.pace('expert') <= 1600)
})

test('environment variables override the defaults', () => {
  const env = { DATABASE: 'other.sqlite', LOG_LEVEL: 'info', LIMITS: 'off', TRUST_PROXY: 'yes', BOT_PACE: '0' }
  const config = readConfig(env, 'data')
  assert.ok(typeof config === 'object')
  assert.deepEqual(
    [config.database, config.logLevel, config.limits, config.trustedProxies, config.pace('expert')],
    ['other.sqlite', 'info', NO_LIMITS, 1, 0],
  )
})

test('environment variables set the origin, the metrics token and the push services', () => {
  const env = { ORIGIN: 'https://bento.example', METRICS_TOKEN: 'x', PUSH_SERVICES: 'https://a.example, http://b:8080' }
  const config = readConfig(env, 'data')
  assert.ok(typeof config === 'object')
  assert.deepEqual(
    [config.origin, config.metricsToken, config.pushServices],
    ['https://bento.example', 'x', ['https://a.example', 'http://b:8080']],
  )
})

test('a wrong value is explained in one sentence', () => {
  const refusals: [NodeJS.ProcessEnv, RegExp][] = [
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of silent, error, .*, not "loud"\.$/],
    [{ LIMITS: 'some' }, /^LIMITS must be on or off, not "some"\.$/],
    [{ TRUST_PROXY: 'some' }, /^TRUST_PROXY must be no, yes or the number of proxies in front, not "some"\.$/],
    [{ TRUST_PROXY: '-1' }, /^TRUST_PROXY must be no, yes or /],
    [{ TRUST_PROXY: '' }, /^TRUST_PROXY must be no, yes or /],
    [{ ORIGIN: 'bento.example' }, /^ORIGIN must be like https:\/\/bento\.example, not "bento\.example"\.$/],
    [{ ORIGIN: 'https://bento.example/' }, /^ORIGIN must be/],
    [{ PUSH_SERVICES: 'https://a.example b.example' }, /^PUSH_SERVICES must be origins like .*, not "b\.example"\.$/],
    [{ BOT_PACE: 'slow' }, /^BOT_PACE must be a number from 0 to 100, not "slow"\.$/],
  ]
  for (const [env, sentence] of refusals) assert.match(String(readConfig(env, 'data')), sentence)
})
