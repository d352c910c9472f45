import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@trick-bento/games'
import { startPostgres } from '@trick-bento/server/testing/postgres.ts'
import type { Game } from './driven-table.ts'
import { RandomPlayer, RulelessPlayer } from './player.ts'

/** A server process under test, and the games played there. */
export interface Subject {
  readonly name: string
  readonly port: number
  /** Distributed evenly over the tables. */
  readonly games: readonly Game[]
  usage(): Promise<Usage>
  stop(): Promise<void>
}
export interface Usage {
  /** CPU time of all threads since the process started. */
  readonly cpuSeconds: number
  readonly residentBytes: number
}

export type SubjectName = 'bare' | 'sqlite' | 'postgres'

const BARE = fileURLToPath(new URL('./bare.ts', import.meta.url))
const MAIN = fileURLToPath(import.meta.resolve('@trick-bento/server/main.ts'))
const ours: readonly Game[] = games.map((kind) => ({ id: kind.id, newPlayer: () => new RandomPlayer(kind) }))

/** Starts a server. `profiles` is a folder for CPU profiles of our server. */
export async function startSubject(name: SubjectName, profiles?: string): Promise<Subject> {
  if (name === 'bare') {
    const ruleless: Game = { id: 'none', newPlayer: () => new RulelessPlayer() }
    return watch('bare, nothing durable', await spawnServer([BARE], {}), [ruleless])
  }
  const folder = mkdtempSync(join(tmpdir(), 'bento-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const postgres = name === 'postgres' ? await startPostgres('on') : undefined
  const profiling = profiles === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profiles]
  const started = await spawnServer([...profiling, MAIN, '--host', '127.0.0.1', '--port', '0', '--data', folder], {
    LIMITS: 'off',
    DATABASE: (await postgres?.newDatabase()) ?? '',
    REDIS: '',
  })
  const subject = watch(postgres ? 'Trick Bento on PostgreSQL' : 'Trick Bento on SQLite', started, ours)
  return {
    ...subject,
    async stop() {
      await subject.stop()
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Spawned {
  readonly child: ChildProcess
  readonly port: number
}

/** Resolves when the server has printed its address. */
async function spawnServer(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Spawned> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => child.kill())
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a server ended with exit code ${code} before it printed its address`)
  })
  let output = ''
  const printed = new Promise<number>((resolve) => {
    child.stdout!.on('data', (chunk) => {
      output += chunk
      const port = / is at http:\S+:(\d+)\//.exec(output)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
  })
  const port = await Promise.race([printed, ended])
  ended.catch(() => {})
  return { child, port }
}

function watch(name: string, { child, port }: Spawned, games: readonly Game[]): Subject {
  return {
    name,
    port,
    games,
    async usage() {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      const read = (metric: string) => Number(new RegExp(`^${metric} (\\S+)`, 'm').exec(text)![1])
      return {
        cpuSeconds: read('process_cpu_seconds_total'),
        residentBytes: read('process_resident_memory_bytes'),
      }
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
