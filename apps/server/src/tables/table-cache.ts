import type { OnlineTable } from './online-table.ts'

/** Milliseconds after which a table that nobody has asked for leaves memory. */
const IDLE = 15 * 60 * 1000

interface Remembered {
  readonly table: Promise<OnlineTable | undefined>
  readonly askedAt: number
}

/** The tables that were asked for last. A table that is being loaded is loaded once. */
export class TableCache {
  /** In the order in which they were last asked for. */
  private readonly tables = new Map<string, Remembered>()
  private readonly load: (id: string) => Promise<OnlineTable | undefined>
  private readonly most: number
  private readonly clock: () => number

  constructor(load: (id: string) => Promise<OnlineTable | undefined>, most: number, clock = () => performance.now()) {
    this.load = load
    this.most = most
    this.clock = clock
  }
  get size(): number {
    return this.tables.size
  }
  find(id: string): Promise<OnlineTable | undefined> {
    const table = this.tables.get(id)?.table ?? this.loadAndKeep(id)
    const askedAt = this.clock()
    this.tables.delete(id)
    this.tables.set(id, { table, askedAt })
    for (const [oldest, remembered] of this.tables) {
      if (this.tables.size <= this.most && remembered.askedAt >= askedAt - IDLE) break
      this.tables.delete(oldest)
    }
    return table
  }
  /** What is remembered of it counts no more. */
  forget(id: string): void {
    this.tables.delete(id)
  }
  /** Nothing is kept of a table that is not there or cannot be read. */
  private loadAndKeep(id: string): Promise<OnlineTable | undefined> {
    const loading = this.load(id)
    const drop = (): void => {
      if (this.tables.get(id)?.table === loading) this.tables.delete(id)
    }
    loading.then((table) => table ?? drop(), drop)
    return loading
  }
}
