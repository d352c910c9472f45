/** Things that are done one after the other under the same name, and at once under different ones. */
export class KeyedQueue {
  private readonly lanes = new Map<string, Promise<unknown>>()

  run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const before = this.lanes.get(name) ?? Promise.resolve()
    const result = before.then(task)
    const settled = result.then(nothing, nothing).then(() => {
      if (this.lanes.get(name) === settled) this.lanes.delete(name)
    })
    this.lanes.set(name, settled)
    return result
  }
}

const nothing = (): void => {}
