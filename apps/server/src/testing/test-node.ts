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
  /** The folder where a test plans at which moments a node dies. */
  readonly moments?: string
  /** So many milliseconds of a turn's time are over at its beginning. */
  readonly clockIsAhead?: number
  /** Milliseconds between two signs of life. */
  readonly heartbeat?: number
}

/** A server that can be killed and comes back at the same address. */
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

  /** Resolves to its exit code, or to the signal that ended it. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown> {
    this.child.kill(signal)
    return this.hasEnded()
  }
  async hasEnded(): Promise<unknown> {
    const [code, signal] = await this.exited
    return code ?? signal
  }
}
