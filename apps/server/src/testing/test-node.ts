import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { freePort } from '../cluster/programs.ts'

const CHILD = join(import.meta.dirname, 'server-child.ts')

export interface NodeConfig {
  readonly database: string
  readonly redis?: string
  readonly port: number
  /** The folder of the planned crashes. */
  readonly moments?: string
  /** How many milliseconds of a turn are over at its start. */
  readonly clockAhead?: number
  /** Milliseconds between two heartbeats. */
  readonly heartbeat?: number
}

/** A server in a child process that can be killed and restarted at the same address. */
export class TestNode {
  private readonly config: Omit<NodeConfig, 'port'>
  private child!: ChildProcess
  private port = 0
  private exited!: Promise<[code: number | null, signal: string | null]>

  constructor(t: TestContext, config: Omit<NodeConfig, 'port'>) {
    this.config = config
    t.after(() => this.child?.kill('SIGKILL'))
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<string> {
    this.port ||= await freePort()
    const config: NodeConfig = { ...this.config, port: this.port }
    this.child = spawn(process.execPath, [CHILD, JSON.stringify(config)], { stdio: ['ignore', 'pipe', 'inherit'] })
    this.exited = once(this.child, 'exit') as typeof this.exited
    await Promise.race([once(this.child.stdout!, 'data'), this.exited])
    return this.origin
  }

  /** Sends a signal and resolves to the exit code, or to the signal that ended the process. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown> {
    this.child.kill(signal)
    return this.hasEnded()
  }
  async hasEnded(): Promise<unknown> {
    const [code, signal] = await this.exited
    return code ?? signal
  }
}
