import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { DrivenTable } from './driven-table.ts'
import type { Subject } from './subjects.ts'

/** How much is asked of a server. */
export interface Load {
  readonly title: string
  readonly tables: number
  /** Milliseconds between two moves at a table; as fast as they can unless given. */
  readonly pause?: number
}

/** What a server did under a load for a while. */
export interface Sample {
  readonly perSecond: number
  /** Milliseconds from a command to the last of four seats that hears of it. */
  readonly p50: number
  readonly p99: number
  /** CPU milliseconds a decision: of the server, all threads, and of the process that drives it. */
  readonly serverCpu: number
  readonly driverCpu: number
  /** The share of the machine that everything else had meanwhile, PostgreSQL's own processes among it. */
  readonly others: number
}

/** About as many decisions as the longest game has. Tables began at different times, so they do not all end together. */
const LONG_GAME = 160

/** Seconds that a load may take longer than it should. */
const PATIENCE = 60

/** Tables at one server. They stay from one load to the next, so that their games come to an end. */
export class Driver {
  readonly subject: Subject
  private readonly tables: DrivenTable[] = []

  constructor(subject: Subject) {
    this.subject = subject
  }

  get finished(): number {
    return this.tables.reduce((sum, { finished }) => sum + finished, 0)
  }

  /** Fails if the server stops answering. */
  async drive(load: Load, seconds: number): Promise<Sample> {
    const isOver = new AbortController()
    const tooLate = sleep((seconds + PATIENCE) * 1000, undefined, { signal: isOver.signal }).then(() => {
      throw new Error(`${this.subject.name} did not get done with ${load.title}`)
    })
    try {
      return await Promise.race([this.driveOn(load, seconds), tooLate])
    } finally {
      tooLate.catch(() => {})
      isOver.abort()
    }
  }

  private async driveOn({ tables, pause }: Load, seconds: number): Promise<Sample> {
    await this.gather(tables)
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

  private async gather(count: number): Promise<void> {
    const { port, games } = this.subject
    const news = Array.from({ length: count - this.tables.length }, (_, i) => {
      return new DrivenTable(port, games[(this.tables.length + i) % games.length])
    })
    await Promise.all(news.map((table, i) => table.beginEarlier((this.tables.length + i) % LONG_GAME)))
    this.tables.push(...news)
  }
}

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Seconds of all cores since the machine began. */
function machineCpu(): { readonly busy: number; readonly all: number } {
  let [busy, idle] = [0, 0]
  for (const { times } of cpus()) {
    busy += (times.user + times.nice + times.sys + times.irq) / 1000
    idle += times.idle / 1000
  }
  return { busy, all: busy + idle }
}
