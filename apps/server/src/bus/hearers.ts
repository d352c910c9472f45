/** An object, so that the same function can listen twice. */
interface Hearer {
  readonly hear: (number: number) => void
}

/** Who listens to which table in this process. */
export class Hearers {
  private readonly all = new Map<string, Set<Hearer>>()

  get tables(): string[] {
    return [...this.all.keys()]
  }

  add(table: string, hearer: Hearer): void {
    const there = this.all.get(table)
    if (there) there.add(hearer)
    else this.all.set(table, new Set([hearer]))
  }

  /** Was this the last one at the table? */
  remove(table: string, hearer: Hearer): boolean {
    const there = this.all.get(table)
    return there?.delete(hearer) === true && there.size === 0 && this.all.delete(table)
  }

  tell(table: string, number: number): void {
    for (const { hear } of [...(this.all.get(table) ?? [])]) hear(number)
  }

  clear(): void {
    this.all.clear()
  }
}
