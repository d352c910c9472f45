import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Redis as RedisClient } from 'ioredis'
import { hashOf } from '../identity/hash.ts'
import { openProxy } from '../proxy/proxy.ts'
import { type Address, listenOnFreePort } from '../start/listen.ts'
import { ask, postgresUser, preparePostgres } from './postgres.ts'
import { prepareRedis } from './redis.ts'
import { SupervisedNode } from './supervised-node.ts'

export interface ClusterOptions extends Address {
  /** Where all data is kept. */
  readonly folder: string
  /** Gives the folder of the page that the nodes serve; an empty string for none. */
  readonly buildSite: () => Promise<string>
  readonly report: (sentence: string) => void
}

export interface Cluster {
  readonly port: number
  readonly nodes: readonly SupervisedNode[]
  close(): Promise<void>
}

const NODES = 3
const DATABASE = 'trick_bento'

/** PostgreSQL, Redis and three nodes behind a proxy, all on this machine. */
export async function openCluster({ folder: wanted, report, buildSite, ...address }: ClusterOptions): Promise<Cluster> {
  const folder = accessibleFolder(wanted, report)
  const closing: (() => unknown)[] = [claim(folder)]
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    const site = await buildSite()
    const args = site === '' ? [] : ['--site', site]
    const [database, redis] = await Promise.all([openDatabase(folder, closing), openRedis(folder, closing)])
    const env = { ...process.env, DATABASE: database, REDIS: redis, TRUST_PROXY: 'yes', PORT: '' }
    const nodes = Array.from({ length: NODES }, (_, i) => {
      return new SupervisedNode(`Node ${i + 1}`, args, env, join(folder, `node-${i + 1}.log`), report)
    })
    const endNodes = () => Promise.all(nodes.map((node) => node.end()))
    closing.push(endNodes)
    await Promise.all(nodes.map((node) => node.start()))
    const proxy = openProxy(() => nodes.flatMap(({ port }) => (port === undefined ? [] : [{ port }])))
    closing.push(() => proxy.close())
    await proxy.check()
    const listening = await listenOnFreePort(proxy.answer, address)
    closing.push(async () => {
      listening.stop()
      // The nodes end their streams and requests first, so that none is cut off.
      await endNodes()
      await listening.close()
    })
    return { port: listening.port, nodes, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Claims the folder, because two clusters cannot share one. Returns a function that releases it. */
function claim(folder: string): () => void {
  const file = join(folder, 'supervisor.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN
  if (pid > 0 && isAlive(pid)) throw new Error(`A cluster is already running in ${folder} (process ${pid}).`)
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

/** The wanted folder, or another one if the user that PostgreSQL runs as cannot enter it. */
function accessibleFolder(wanted: string, report: (sentence: string) => void): string {
  mkdirSync(wanted, { recursive: true })
  const user = postgresUser()
  if (!('uid' in user) || spawnSync('test', ['-x', wanted], { ...user, cwd: '/' }).status === 0) return wanted
  const folder = join('/var/tmp', `trick-bento-${hashOf(wanted).slice(0, 12)}`)
  mkdirSync(folder, { recursive: true })
  report(`PostgreSQL cannot run as root, and other users cannot enter ${wanted}, so all data is kept in ${folder}.`)
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
  if (existsSync(file)) await stopOrphan(readFileSync(file, 'utf8'))
  const redis = await prepareRedis()
  writeFileSync(file, redis.url, { mode: 0o600 })
  closing.push(async () => {
    await redis.kill()
    rmSync(file, { force: true })
  })
  await redis.start()
  return redis.url
}

/** Stops a Redis that a killed supervisor has left running; the password identifies it. */
async function stopOrphan(url: string): Promise<void> {
  const client = new RedisClient(url, { lazyConnect: true, retryStrategy: () => null })
  client.on('error', () => {})
  await client
    .connect()
    .then(() => client.shutdown('NOSAVE'))
    .catch(() => {})
  client.disconnect()
}
