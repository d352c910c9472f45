import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { View } from '@trick-bento/kit'
import { Client } from '../testing/client.ts'
import { type Acknowledged, assertAllThere, playThrough, whileRunning } from '../testing/persistent-player.ts'
import { gameOf, gather } from '../testing/player.ts'
import { until } from '../testing/until.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
/** Milliseconds; a busy machine may have to build the page first. */
const TIMEOUT = 300_000

/** A cluster as `npm run cluster` starts it. */
class RunningCluster {
  private readonly process: ChildProcess
  private text = ''
  readonly exited: Promise<unknown[]>

  constructor(t: TestContext, folder: string) {
    this.process = spawn(process.execPath, [MAIN, '--port', '0', '--data', folder], {
      env: { ...process.env, LIMITS: 'off', BOT_PACE: '0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.exited = once(this.process, 'exit')
    for (const stream of [this.process.stdout!, this.process.stderr!]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        this.text += chunk
      })
    }
    t.after(() => this.end())
  }

  /** Waits until its output matches, and returns the first group. */
  async output(what: RegExp): Promise<string> {
    await until(`the cluster prints ${what}`, () => what.test(this.text) || this.process.exitCode !== null, TIMEOUT)
    const [, found] = what.exec(this.text) ?? []
    assert.ok(found !== undefined, this.text)
    return found
  }
  async origin(): Promise<string> {
    return `http://127.0.0.1:${await this.output(/Trick Bento is at http:\/\/localhost:(\d+)\//)}`
  }
  async end(): Promise<unknown[]> {
    this.process.kill('SIGINT')
    return this.exited
  }
}

test('players continue when a node is killed, all processes end with the cluster, and the next start continues', {
  timeout: 900_000,
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'bento-cluster-'))
  chmodSync(folder, 0o755)
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const cluster = new RunningCluster(t, folder)
  const origin = await cluster.origin()
  const clients = [new Client(origin), new Client(origin)]
  const table = await gather(clients, { game: 'gummi-trick', seats: 4 })
  const game = await gameOf(clients[0]!, table)
  await clients[0]!.insist(table, { type: 'start' })
  const done: Acknowledged[] = []
  const origins = whileRunning(t, () => [origin])
  const playing = Promise.all(
    clients.map((client, seat) => playThrough(client, origins, table, new View(game, seat), done)),
  )
  await until('the game has begun', () => done.length > 1)
  const pid = Number(await cluster.output(/Node 1 \(process (\d+)\)/))
  process.kill(pid, 'SIGKILL')
  await cluster.output(/(Node 1 has ended \(SIGKILL\) and is being restarted)/)
  const messages = await playing
  assertAllThere(messages[0]!, done, [0, 1])
  const refusals = clients.flatMap(({ transcript }) => transcript.filter((line) => line.includes('"code":"')))
  assert.deepEqual(refusals, [], 'no request is refused')
  const pids = [
    pid,
    ...(await pidsOf(cluster, [2, 3])),
    Number(await cluster.output(/Node 1 is back \(process (\d+)\)/)),
  ]

  assert.deepEqual(await cluster.end(), [0, null])
  for (const each of pids) assert.throws(() => process.kill(each, 0), { code: 'ESRCH' })
  assert.ok(!existsSync(join(folder, 'postgres/data/postmaster.pid')), 'PostgreSQL has shut down cleanly')

  const next = new RunningCluster(t, folder)
  clients[0]!.origin = await next.origin()
  assert.equal((await clients[0]!.glance(table)).phase, 'over')
  assert.deepEqual(await next.end(), [0, null])
})

const pidsOf = (cluster: RunningCluster, nodes: readonly number[]): Promise<number[]> =>
  Promise.all(nodes.map(async (node) => Number(await cluster.output(new RegExp(`Node ${node} \\(process (\\d+)\\)`)))))
