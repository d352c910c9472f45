import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { until } from '../../testing/until.ts'

const PROGRAM = fileURLToPath(new URL('./store-child.ts', import.meta.url))

/** Another process that uses a store (`store-child.ts`). */
export class Child {
  private readonly process: ChildProcess
  private readonly closed: Promise<unknown>
  private text = ''

  constructor(database: readonly [kind: string, address: string], task: string, table = '') {
    this.process = spawn(process.execPath, [PROGRAM, ...database, task, table], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.process.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
      this.text += chunk
    })
    this.closed = once(this.process, 'close')
  }

  /** The complete lines that it has printed so far. */
  get lines(): string[] {
    return this.text.split('\n').slice(0, -1)
  }
  async hasPrinted(count: number): Promise<void> {
    await until(
      `the process has printed ${count} lines`,
      () => this.lines.length >= count || this.process.exitCode !== null,
    )
  }
  async kill(): Promise<void> {
    this.process.kill('SIGKILL')
    await this.closed
  }
  async end(): Promise<void> {
    await this.closed
    if (this.process.exitCode !== 0) throw new Error(`the process ended with ${this.process.exitCode}`)
  }
}
