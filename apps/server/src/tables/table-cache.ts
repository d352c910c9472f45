import type { OnlineTable } from './online-table.ts'

/** Milliseconds after which an unused table leaves memory. */
const MAX_IDLE = 15 * 60 * 1000

interface CachedTable {
  readonly table: Promise<OnlineTable | undefined>
  readonly usedAt: number
}

/** The most recently used tables. Concurrent requests for a table load it once. */
export class TableCache {
  /** In the order of their last use. */
  private readonly tables = new Map<string, CachedTable>()
  private readonly load: (id: string) => Promise<OnlineTable | undefined>
  private readonly limit: number
  private readonly clock: () => number

  constructor(load: (id: string) => Promise<OnlineTable | undefined>, limit: number, clock = () => performance.now()) {
    this.load = load
    this.limit = limit
    this.clock = clock
  }
  get size(): number {
    return this.tables.size
  }
  find(id: string): Promise<OnlineTable | undefined> {
    const table = this.tables.get(id)?.table ?? this.loadAndKeep(id)
    const usedAt = this.clock()
    this.tables.delete(id)
    this.tables.set(id, { table, usedAt })
    for (const [oldest, cached] of this.tables) {
      if (this.tables.size <= this.limit && cached.usedAt >= usedAt - MAX_IDLE) break
      this.tables.delete(oldest)
    }
    return table
  }
  /** Drops a table, so that it is loaded again when it is needed. */
  forget(id: string): void {
    this.tables.delete(id)
  }
  /** A table that does not exist or cannot be loaded is not cached. */
  private loadAndKeep(id: string): Promise<OnlineTable | undefined> {
    const loading = this.load(id)
    const drop = (): void => {
      if (this.tables.get(id)?.table === loading) this.tables.delete(id)
    }
    loading.then((table) => table ?? drop(), drop)
    return loading
  }
}
