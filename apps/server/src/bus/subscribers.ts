/** An object, so that the same function can listen twice. */
interface Subscriber {
  readonly hear: (number: number) => void
}

/** Who listens to which table in this process. */
export class Subscribers {
  private readonly all = new Map<string, Set<Subscriber>>()

  get tables(): string[] {
    return [...this.all.keys()]
  }

  add(table: string, subscriber: Subscriber): void {
    const there = this.all.get(table)
    if (there) there.add(subscriber)
    else this.all.set(table, new Set([subscriber]))
  }

  /** Was this the last one at the table? */
  remove(table: string, subscriber: Subscriber): boolean {
    const there = this.all.get(table)
    return there?.delete(subscriber) === true && there.size === 0 && this.all.delete(table)
  }

  tell(table: string, number: number): void {
    for (const { hear } of [...(this.all.get(table) ?? [])]) hear(number)
  }

  clear(): void {
    this.all.clear()
  }
}
