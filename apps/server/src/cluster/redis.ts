import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { lock } from '../../../../tools/lock.mjs'
import { findProgram, freePort } from './programs.ts'
import { waitUntil } from './wait-until.ts'

/** A private Redis server on this machine. It stores nothing on the disk, because a bus has no state to keep. */
export interface Redis {
  readonly url: string
  /** Kills it; `start` starts it again at the same address. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Stops the process until `thaw`; connections stay open. */
  freeze(): void
  thaw(): void
}

/** Finds the program and a port; does not start it yet. */
export async function prepareRedis(): Promise<Redis> {
  const program = await findRedis()
  const port = await freePort()
  const password = randomBytes(24).toString('hex')
  let server: ChildProcess | undefined
  process.once('exit', () => server?.kill('SIGKILL'))
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    async kill() {
      if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
    async start() {
      server = spawn(program, ['-'], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
      // Not on the command line, which every user of this machine can read.
      const settings = [`port ${port}`, 'bind 127.0.0.1', 'save ""', 'appendonly no', `requirepass ${password}`]
      server.stdin!.end(`${settings.join('\n')}\n`)
      await waitUntil('Redis answers', () => answers(server!, port))
    },
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
  }
}

function answers(server: ChildProcess, port: number): Promise<boolean> {
  if (server.exitCode !== null) throw new Error(`redis-server ended with ${server.exitCode}`)
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    const finish = (isUp: boolean) => {
      socket.destroy()
      resolve(isUp)
    }
    // Redis asks for the password, so it is up.
    socket.once('data', (data) => finish(data.toString().startsWith('-NOAUTH')))
    socket.once('error', () => finish(false))
  })
}

/** The installed program, or one that apt-get installs now. */
async function findRedis(): Promise<string> {
  const found = findProgram('redis-server') ?? (await installRedis())
  if (found === undefined) throw new Error('The program redis-server is missing: please install Redis.')
  return found
}

async function installRedis(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || findProgram('apt-get') === undefined) return undefined
  const unlock = await lock(join(import.meta.dirname, '../../../../.cache/redis.lock'))
  try {
    const found = findProgram('redis-server')
    if (found !== undefined) return found
    console.error('Installing Redis with apt-get (once) …')
    // Keeps the package from starting a service.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'redis-server']]) {
      if (spawnSync('apt-get', args, { stdio: 'ignore', env }).status !== 0) return undefined
    }
  } finally {
    unlock()
  }
  return findProgram('redis-server')
}
