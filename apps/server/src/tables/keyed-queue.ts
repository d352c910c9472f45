/** Runs tasks with the same key one after the other, and tasks with different keys concurrently. */
export class KeyedQueue {
  private readonly last = new Map<string, Promise<unknown>>()

  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve()
    const result = before.then(task)
    const settled = result.then(ignore, ignore).then(() => {
      if (this.last.get(key) === settled) this.last.delete(key)
    })
    this.last.set(key, settled)
    return result
  }
}

const ignore = (): void => {}
