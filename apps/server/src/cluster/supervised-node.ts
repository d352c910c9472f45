import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

const PROGRAM = join(import.meta.dirname, 'node.ts')
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 5000
/** Who has lived for so many milliseconds does not die at every start. */
const LONG_LIFE = 10_000
/** Longer than a node takes to end in good order. */
const LONGEST_END = 20_000

/** A process that serves. If it dies, another takes its place. */
export class SupervisedNode {
  readonly name: string
  private readonly args: readonly string[]
  private readonly env: NodeJS.ProcessEnv
  private readonly log: WriteStream
  private readonly tell: (sentence: string) => void
  private child: ChildProcess | undefined
  private isEnding = false
  /** Where it listens, while it does. */
  port: number | undefined

  constructor(
    name: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    logFile: string,
    tell: (sentence: string) => void,
  ) {
    this.name = name
    this.args = args
    this.env = env
    this.log = createWriteStream(logFile, { flags: 'a' })
    this.tell = tell
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  /** Resolves when it listens; from then on it is started again whenever it ends. */
  async start(): Promise<void> {
    await this.run()
    if (this.port === undefined) throw new Error(`${this.name} does not start; its log ${this.log.path} tells why.`)
    void this.keepAlive()
  }

  async end(): Promise<void> {
    this.isEnding = true
    const { child } = this
    if (child === undefined || hasEnded(child)) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    const hurry = setTimeout(LONGEST_END, undefined, { ref: false }).then(() => child.kill('SIGKILL'))
    await Promise.race([exited, hurry.then(() => exited)])
  }

  /** Resolves when it listens, or has ended before. */
  private async run(): Promise<void> {
    // In a group of its own: Ctrl-C in a terminal is for the supervisor, which ends everybody in order.
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
    const told = once(lines, 'line').then(([line]) => Number(/:(\d+)\/$/.exec(line)?.[1]))
    const port = await Promise.race([told, once(child, 'exit').then(() => undefined)])
    this.port = port
  }

  private async keepAlive(): Promise<void> {
    for (let deaths = 0; ; ) {
      const start = Date.now()
      if (!hasEnded(this.child!)) await once(this.child!, 'exit')
      this.port = undefined
      if (this.isEnding) return
      this.tell(`${this.name} has ended (${this.child!.signalCode ?? this.child!.exitCode}) and is started again.`)
      deaths = Date.now() - start > LONG_LIFE ? 0 : deaths + 1
      if (deaths > 1) await setTimeout(Math.min(FIRST_PAUSE * 2 ** deaths, LONGEST_PAUSE))
      if (this.isEnding) return
      await this.run()
      if (this.port !== undefined) this.tell(`${this.name} is back (process ${this.pid}).`)
    }
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null
