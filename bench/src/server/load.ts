import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { DrivenTable } from './driven-table.ts'
import type { Subject } from './subjects.ts'

/** A load for a server. */
export interface Load {
  readonly title: string
  readonly tables: number
  /** Milliseconds between two moves at a table. Without it, tables play as fast as they can. */
  readonly pause?: number
}

/** Measurements of a server under a load. */
export interface Sample {
  readonly perSecond: number
  /** Milliseconds from a command until the last of four seats receives its events. */
  readonly p50: number
  readonly p99: number
  /** CPU milliseconds per decision: of all threads of the server, and of the driver process. */
  readonly serverCpu: number
  readonly driverCpu: number
  /** Share of the machine used by all other processes, including PostgreSQL. */
  readonly others: number
}

/** About the number of decisions of the longest game. Tables start at different points, so that they do not end together. */
const LONG_GAME = 160

/** Seconds after which an unfinished load fails. */
const TIMEOUT = 60

/** Drives the tables of one server. Tables are kept between loads, so that their games are played to the end. */
export class Driver {
  readonly subject: Subject
  private readonly tables: DrivenTable[] = []

  constructor(subject: Subject) {
    this.subject = subject
  }

  get finished(): number {
    return this.tables.reduce((sum, { finished }) => sum + finished, 0)
  }

  /** Rejects if the server stops responding. */
  async drive(load: Load, seconds: number): Promise<Sample> {
    const isOver = new AbortController()
    const tooLate = sleep((seconds + TIMEOUT) * 1000, undefined, { signal: isOver.signal }).then(() => {
      throw new Error(`${this.subject.name} did not finish the load: ${load.title}`)
    })
    try {
      return await Promise.race([this.driveOn(load, seconds), tooLate])
    } finally {
      tooLate.catch(() => {})
      isOver.abort()
    }
  }

  private async driveOn({ tables, pause }: Load, seconds: number): Promise<Sample> {
    await this.openTables(tables)
    const latencies: number[] = []
    const [driverBefore, before, machineBefore] = [ownCpu(), await this.subject.usage(), machineCpu()]
    const start = performance.now()
    const end = start + seconds * 1000
    await Promise.all(
      this.tables.slice(0, tables).map(async (table, i) => {
        for (let at = start + (i / tables) * (pause ?? 0); at < end; at += pause ?? 0) {
          const early = at - performance.now()
          if (early > 0) await sleep(early)
          if (performance.now() >= end) return
          latencies.push(await table.decide())
        }
      }),
    )
    const took = (performance.now() - start) / 1000
    const [machine, after] = [machineCpu(), await this.subject.usage()]
    const serverTook = after.cpuSeconds - before.cpuSeconds
    const driverTook = ownCpu() - driverBefore
    const busy = machine.busy - machineBefore.busy
    latencies.sort((a, b) => a - b)
    return {
      perSecond: latencies.length / took,
      p50: latencies[Math.floor(latencies.length * 0.5)],
      p99: latencies[Math.floor(latencies.length * 0.99)],
      serverCpu: (1000 * serverTook) / latencies.length,
      driverCpu: (1000 * driverTook) / latencies.length,
      others: Math.max(0, busy - serverTook - driverTook) / (machine.all - machineBefore.all),
    }
  }

  close(): void {
    for (const table of this.tables) table.close()
  }

  private async openTables(count: number): Promise<void> {
    const { port, games } = this.subject
    const added = Array.from({ length: count - this.tables.length }, (_, i) => {
      return new DrivenTable(port, games[(this.tables.length + i) % games.length])
    })
    await Promise.all(added.map((table, i) => table.beginAfter((this.tables.length + i) % LONG_GAME)))
    this.tables.push(...added)
  }
}

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** CPU seconds of all cores since the machine started. */
function machineCpu(): { readonly busy: number; readonly all: number } {
  let [busy, idle] = [0, 0]
  for (const { times } of cpus()) {
    busy += (times.user + times.nice + times.sys + times.irq) / 1000
    idle += times.idle / 1000
  }
  return { busy, all: busy + idle }
}
