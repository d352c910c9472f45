interface Kept<T> {
  readonly value: T
  readonly until: number
}

/** What was asked for last, each for a while. */
export class Remembered<T> {
  private readonly all = new Map<string, Kept<T>>()
  private readonly most: number
  private readonly milliseconds: number

  constructor(most: number, milliseconds: number) {
    this.most = most
    this.milliseconds = milliseconds
  }

  get(name: string): T | undefined {
    const kept = this.all.get(name)
    return kept !== undefined && performance.now() < kept.until ? kept.value : undefined
  }
  set(name: string, value: T): void {
    this.all.delete(name)
    this.all.set(name, { value, until: performance.now() + this.milliseconds })
    if (this.all.size > this.most) this.all.delete(this.all.keys().next().value!)
  }
  delete(name: string): void {
    this.all.delete(name)
  }
  clear(): void {
    this.all.clear()
  }
}
