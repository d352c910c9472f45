import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

const PROGRAM = join(import.meta.dirname, 'node.ts')
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 5000
/** A node that ran for this many milliseconds is restarted without a pause. */
const STABLE_AFTER = 10_000
/** Milliseconds after which a node that does not end is killed. */
const STOP_TIMEOUT = 20_000

/** A node in a child process, which is restarted when it dies. */
export class SupervisedNode {
  readonly name: string
  private readonly args: readonly string[]
  private readonly env: NodeJS.ProcessEnv
  private readonly log: WriteStream
  private readonly report: (sentence: string) => void
  private child: ChildProcess | undefined
  private isEnding = false
  /** The port on which it listens; undefined while it does not. */
  port: number | undefined

  constructor(
    name: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    logFile: string,
    report: (sentence: string) => void,
  ) {
    this.name = name
    this.args = args
    this.env = env
    this.log = createWriteStream(logFile, { flags: 'a' })
    this.report = report
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  /** Resolves when the node listens; from then on it is restarted whenever it ends. */
  async start(): Promise<void> {
    await this.run()
    if (this.port === undefined) throw new Error(`${this.name} does not start; see its log ${this.log.path}.`)
    void this.keepAlive()
  }

  async end(): Promise<void> {
    this.isEnding = true
    const { child } = this
    if (child === undefined || hasEnded(child)) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    const killed = setTimeout(STOP_TIMEOUT, undefined, { ref: false }).then(() => child.kill('SIGKILL'))
    await Promise.race([exited, killed.then(() => exited)])
  }

  /** Resolves when the node listens or has ended. */
  private async run(): Promise<void> {
    // In its own process group: Ctrl-C in a terminal must reach only the supervisor, which ends the nodes in order.
    const child = spawn(process.execPath, [PROGRAM, '--port', '0', '--host', '127.0.0.1', ...this.args], {
      env: this.env,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    })
    this.child = child
    child.stdin!.on('error', () => {})
    child.stderr!.pipe(this.log, { end: false })
    const lines = createInterface(child.stdout!)
    lines.on('line', (line) => this.log.write(`${line}\n`))
    const announced = once(lines, 'line').then(([line]) => Number(/:(\d+)\/$/.exec(line)?.[1]))
    const port = await Promise.race([announced, once(child, 'exit').then(() => undefined)])
    this.port = port
  }

  private async keepAlive(): Promise<void> {
    for (let failures = 0; ; ) {
      const start = Date.now()
      if (!hasEnded(this.child!)) await once(this.child!, 'exit')
      this.port = undefined
      if (this.isEnding) return
      this.report(`${this.name} has ended (${this.child!.signalCode ?? this.child!.exitCode}) and is being restarted.`)
      failures = Date.now() - start > STABLE_AFTER ? 0 : failures + 1
      if (failures > 1) await setTimeout(Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE))
      if (this.isEnding) return
      await this.run()
      if (this.port !== undefined) this.report(`${this.name} is back (process ${this.pid}).`)
    }
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null
