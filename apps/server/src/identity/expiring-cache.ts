interface Cached<T> {
  readonly value: T
  readonly until: number
}

/** A cache with a limited number of values, each of which expires after a while. */
export class ExpiringCache<T> {
  private readonly all = new Map<string, Cached<T>>()
  private readonly limit: number
  private readonly milliseconds: number

  constructor(limit: number, milliseconds: number) {
    this.limit = limit
    this.milliseconds = milliseconds
  }

  get(key: string): T | undefined {
    const cached = this.all.get(key)
    return cached !== undefined && performance.now() < cached.until ? cached.value : undefined
  }
  set(key: string, value: T): void {
    this.all.delete(key)
    this.all.set(key, { value, until: performance.now() + this.milliseconds })
    if (this.all.size > this.limit) this.all.delete(this.all.keys().next().value!)
  }
  delete(key: string): void {
    this.all.delete(key)
  }
  clear(): void {
    this.all.clear()
  }
}
