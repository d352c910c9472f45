import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { openStore } from '../open-backends.ts'
import { textOf } from '../store/testing/store-samples.ts'
import { Client } from '../testing/client.ts'
import { makeFolder } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
const SPEAKERS = 20

test('a server that is stopped under load replies to everybody, keeps all acknowledged entries and exits with 0', {
  timeout: 300_000,
}, async (t) => {
  const database = join(makeFolder(t), 'test.sqlite')
  const server = spawn(process.execPath, [MAIN, '--port', '0', '--host', '127.0.0.1'], {
    env: { ...process.env, DATABASE: database, LIMITS: 'off', BOT_PACE: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.after(() => server.kill('SIGKILL'))
  const exited = once(server, 'exit')
  const [line] = await once(createInterface(server.stdout), 'line')
  const origin = new URL(/http\S+/.exec(line)![0]).origin
  const host = new Client(origin)
  const table = await host.open({ game: 'bannish', seats: 4, chat: true, name: 'Host' })
  const listening = (async () => {
    for await (const _ of host.listen(table));
  })()

  const speakers = Array.from({ length: SPEAKERS }, (_, i) => speak(host, table, `${i}`))
  await until('every speaker has said something', () => speakers.every(({ said }) => said.length > 2))
  server.kill('SIGTERM')
  const start = Date.now()
  assert.deepEqual(await exited, [0, null])
  const seconds = (Date.now() - start) / 1000
  assert.ok(seconds < 40, `it took ${seconds} s`)

  await listening
  assert.ok(host.transcript.some((block) => /restarting.*retry: \d+/s.test(block)))
  const ends = await Promise.all(speakers.map(({ end }) => end))
  for (const end of ends) assert.match(end, /^(?:503 shutting-down|ECONNREFUSED|an idle connection was closed)$/)

  const store = await openStore(database, () => {})
  t.after(() => store.close())
  const kept = (await store.load(table))!.entries.map(textOf)
  for (const { said } of speakers) for (const text of said) assert.equal(kept.filter((each) => each === text).length, 1)
})

/** Sends chat messages until one is refused; `end` resolves to the reason. */
function speak({ origin, key }: Client, table: string, name: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const said: string[] = []
  const speakOn = async (): Promise<string> => {
    for (let i = 0; ; i++) {
      const text = `${name} ${i}`
      const command = { type: 'say', name: 'Host', what: { text } }
      const { status, body } = await post(agent, `${origin}/api/tables/${table}/commands`, key, { key: text, command })
      if (status !== 200) return status === undefined ? body : `${status} ${JSON.parse(body).code}`
      said.push(text)
    }
  }
  return { said, end: speakOn().finally(() => agent.destroy()) }
}

/** Without a status, the body is the code of the error. */
function post(agent: Agent, url: string, key: string, body: object): Promise<{ status?: number; body: string }> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const failed = (error: NodeJS.ErrnoException): void => {
      // The server had closed the idle connection before this request was sent.
      const isLate = ['ECONNRESET', 'EPIPE'].includes(error.code!) && asked.reusedSocket
      resolve({ body: isLate ? 'an idle connection was closed' : String(error.code) })
    }
    const asked = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', failed)
      response.on('end', () => resolve({ status: response.statusCode!, body: Buffer.concat(chunks).toString() }))
    })
    asked.on('error', failed).end(JSON.stringify(body))
  })
}
