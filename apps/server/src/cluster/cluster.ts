import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Redis as RedisClient } from 'ioredis'
import { hashOf } from '../identity/hash.ts'
import { openProxy } from '../proxy/proxy.ts'
import { type Address, listenOnFreePort } from '../start/listen.ts'
import { ask, preparePostgres, whoRuns } from './postgres.ts'
import { prepareRedis } from './redis.ts'
import { SupervisedNode } from './supervised-node.ts'

export interface ClusterOptions extends Address {
  /** Where everything is kept. */
  readonly folder: string
  /** Gives the folder of the page that the nodes serve; an empty string for none. */
  readonly buildSite: () => Promise<string>
  readonly tell: (sentence: string) => void
}

export interface Cluster {
  readonly port: number
  readonly nodes: readonly SupervisedNode[]
  close(): Promise<void>
}

const NODES = 3
const DATABASE = 'trick_bento'

/** PostgreSQL, Redis and three nodes behind a proxy, all on this machine. */
export async function openCluster({ folder: wanted, tell, buildSite, ...address }: ClusterOptions): Promise<Cluster> {
  const folder = folderWithin(wanted, tell)
  const closing: (() => unknown)[] = [takeHold(folder)]
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    const site = await buildSite()
    const args = site === '' ? [] : ['--site', site]
    const [database, redis] = await Promise.all([openDatabase(folder, closing), openRedis(folder, closing)])
    const env = { ...process.env, DATABASE: database, REDIS: redis, TRUST_PROXY: 'yes', PORT: '' }
    const nodes = Array.from({ length: NODES }, (_, i) => {
      return new SupervisedNode(`Node ${i + 1}`, args, env, join(folder, `node-${i + 1}.log`), tell)
    })
    const endNodes = () => Promise.all(nodes.map((node) => node.end()))
    closing.push(endNodes)
    await Promise.all(nodes.map((node) => node.start()))
    const proxy = openProxy(() => nodes.flatMap(({ port }) => (port === undefined ? [] : [{ port }])))
    closing.push(() => proxy.close())
    await proxy.look()
    const listening = await listenOnFreePort(proxy.answer, address)
    closing.push(async () => {
      listening.stop()
      // They send everybody away in good order, so nobody is cut off before.
      await endNodes()
      await listening.close()
    })
    return { port: listening.port, nodes, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Two clusters cannot share a folder. Gives what lets go of it. */
function takeHold(folder: string): () => void {
  const file = join(folder, 'supervisor.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN
  if (pid > 0 && isAlive(pid)) throw new Error(`A cluster is running in ${folder} already (process ${pid}).`)
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** PostgreSQL does not run as root; whoever it runs as then must be let into the folder. */
function folderWithin(wanted: string, tell: (sentence: string) => void): string {
  mkdirSync(wanted, { recursive: true })
  const somebody = whoRuns()
  if (!('uid' in somebody) || spawnSync('test', ['-x', wanted], { ...somebody, cwd: '/' }).status === 0) return wanted
  const folder = join('/var/tmp', `trick-bento-${hashOf(wanted).slice(0, 12)}`)
  mkdirSync(folder, { recursive: true })
  tell(`PostgreSQL cannot run as root and nobody else may enter ${wanted}, so everything is kept in ${folder}.`)
  return folder
}

async function openDatabase(folder: string, closing: (() => unknown)[]): Promise<string> {
  const postgres = await preparePostgres(join(folder, 'postgres'))
  closing.push(() => postgres.stop())
  await postgres.start()
  const [found] = await ask(postgres.address('postgres'), 'select 1 from pg_database where datname = $1', [DATABASE])
  if (found === undefined) await ask(postgres.address('postgres'), `create database ${DATABASE}`)
  return postgres.address(DATABASE)
}

async function openRedis(folder: string, closing: (() => unknown)[]): Promise<string> {
  const file = join(folder, 'redis.url')
  if (existsSync(file)) await endLeftBehind(readFileSync(file, 'utf8'))
  const redis = await prepareRedis()
  writeFileSync(file, redis.url, { mode: 0o600 })
  closing.push(async () => {
    await redis.kill()
    rmSync(file, { force: true })
  })
  await redis.start()
  return redis.url
}

/** A Redis of ours whose supervisor was killed: no other one has its password. */
async function endLeftBehind(url: string): Promise<void> {
  const client = new RedisClient(url, { lazyConnect: true, retryStrategy: () => null })
  client.on('error', () => {})
  await client
    .connect()
    .then(() => client.shutdown('NOSAVE'))
    .catch(() => {})
  client.disconnect()
}
