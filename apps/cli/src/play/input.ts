import { createInterface, type Interface } from 'node:readline'

const INTERRUPTED = 130

/** Lines typed at a terminal or piped in, asked for one at a time. */
export class Input {
  private readonly lines: string[] = []
  private readonly reader: Interface
  private readonly isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  private waiting: ((line: string | undefined) => void) | undefined
  private ended = false

  constructor() {
    this.reader = createInterface({ input: process.stdin, output: process.stdout, terminal: this.isTerminal })
    this.reader.on('line', (line) => {
      if (this.waiting === undefined) this.lines.push(line)
      else this.answer(line)
    })
    this.reader.on('close', () => {
      this.ended = true
      this.answer(undefined)
    })
    this.reader.on('SIGINT', () => {
      this.reader.close()
      process.stdout.write('\n')
      process.exit(INTERRUPTED)
    })
  }

  /** The next line; undefined at the end of the input. */
  async ask(prompt: string): Promise<string | undefined> {
    this.reader.setPrompt(prompt)
    if (this.isTerminal && this.lines.length === 0) this.reader.prompt()
    else process.stdout.write(prompt)
    const line = await this.next()
    // A terminal echoes what is typed, a pipe does not.
    if (!this.isTerminal || line === undefined) process.stdout.write(`${line ?? ''}\n`)
    return line
  }

  close(): void {
    this.reader.close()
    process.stdin.unref?.()
  }

  private next(): Promise<string | undefined> {
    if (this.lines.length > 0) return Promise.resolve(this.lines.shift())
    if (this.ended) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      this.waiting = resolve
    })
  }
  private answer(line: string | undefined): void {
    const { waiting } = this
    this.waiting = undefined
    waiting?.(line)
  }
}
