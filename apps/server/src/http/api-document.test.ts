import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from '../testing/client.ts'
import { openTestServer } from '../testing/test-server.ts'

test('the API documents itself as an OpenAPI document and as a page without scripts', async (t) => {
  const { origin } = await openTestServer(t)
  const client = new Client(origin)
  const { json } = await client.get('/api/openapi.json')
  assert.deepEqual(Object.keys(json.paths).sort(), [
    '/api/keys',
    '/api/me',
    '/api/me/devices',
    '/api/me/devices/{id}',
    '/api/me/games',
    '/api/me/leave',
    '/api/me/passkeys',
    '/api/me/passkeys/options',
    '/api/me/passkeys/{id}',
    '/api/me/push',
    '/api/me/statistics',
    '/api/ratings',
    '/api/sign-in',
    '/api/sign-in/options',
    '/api/tables',
    '/api/tables/{id}',
    '/api/tables/{id}/commands',
    '/api/tables/{id}/games',
    '/api/tables/{id}/hands',
    '/api/tables/{id}/proof',
    '/api/tables/{id}/record',
    '/api/tables/{id}/stream',
  ])
  const page = await client.get('/api')
  assert.match(page.headers.get('content-type')!, /^text\/html/)
  assert.match(page.headers.get('content-security-policy')!, /default-src 'self'/)
  assert.match(page.text, /POST \/api\/tables\/\{id\}\/commands/)
  assert.doesNotMatch(page.text, /<script| style=| on\w+=/)
  assert.equal((await client.get('/api/style.css')).status, 200)
})
