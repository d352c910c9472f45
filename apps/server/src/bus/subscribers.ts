/** An object, so that the same function can subscribe twice. */
interface Subscriber {
  readonly onMessage: (number: number) => void
}

/** The subscribers of each table in this process. */
export class Subscribers {
  private readonly byTable = new Map<string, Set<Subscriber>>()

  get tables(): string[] {
    return [...this.byTable.keys()]
  }

  add(table: string, subscriber: Subscriber): void {
    const present = this.byTable.get(table)
    if (present) present.add(subscriber)
    else this.byTable.set(table, new Set([subscriber]))
  }

  /** True if the last subscriber of the table was removed. */
  remove(table: string, subscriber: Subscriber): boolean {
    const present = this.byTable.get(table)
    return present?.delete(subscriber) === true && present.size === 0 && this.byTable.delete(table)
  }

  notify(table: string, number: number): void {
    for (const { onMessage } of [...(this.byTable.get(table) ?? [])]) onMessage(number)
  }

  clear(): void {
    this.byTable.clear()
  }
}
