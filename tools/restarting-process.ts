import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FSWatcher, watch } from 'node:fs'

/** Editors write a file in several steps. */
const DEBOUNCE = 200

/**
 * A Node program that restarts when a source file in one of the folders changes. `node --watch` would not do: it sends
 * its own messages from worker threads to the threads that started them.
 */
export class RestartingProcess {
  private readonly args: readonly string[]
  private readonly watchers: readonly FSWatcher[]
  private child: ChildProcess
  private timer: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(args: readonly string[], folders: readonly string[]) {
    this.args = args
    this.child = this.start()
    this.watchers = folders.map((folder) =>
      watch(folder, { recursive: true }, (_event, name) => {
        if (name !== null && /(?<!\.test)\.ts$|\.json$|\.sql$/.test(name)) this.restartSoon()
      }),
    )
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    for (const watcher of this.watchers) watcher.close()
    await this.stop()
  }

  private start(): ChildProcess {
    return spawn(process.execPath, this.args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }

  private async stop(): Promise<void> {
    const { child } = this
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }

  private restartSoon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.restart(), DEBOUNCE)
  }

  private async restart(): Promise<void> {
    await this.stop()
    if (!this.isClosed) this.child = this.start()
  }
}
