import type { Bus } from '../bus/bus.ts'
import type { Store } from '../store/store.ts'

/** Can this node serve requests? It can without its bus: entries of other nodes then arrive a little late. */
export interface ReadinessReport {
  readonly ready: boolean
  readonly store: 'fine' | 'away'
  readonly bus: 'fine' | 'away'
}

/** Milliseconds after which a store that has not answered counts as away. */
const TIMEOUT = 2000

export class Readiness {
  private readonly store: Pick<Store, 'check'>
  private readonly bus: Pick<Bus, 'isConnected'>
  private isClosing = false
  private checking: Promise<boolean> | undefined

  constructor(store: Pick<Store, 'check'>, bus: Pick<Bus, 'isConnected'>) {
    this.store = store
    this.bus = bus
  }

  /** From now on the node is not ready. */
  close(): void {
    this.isClosing = true
  }

  async check(): Promise<ReadinessReport> {
    const isAvailable = await this.checkStore()
    return {
      ready: isAvailable && !this.isClosing,
      store: isAvailable ? 'fine' : 'away',
      bus: this.bus.isConnected ? 'fine' : 'away',
    }
  }

  /** Concurrent calls share one check of the store. */
  private checkStore(): Promise<boolean> {
    this.checking ??= this.checkStoreNow().finally(() => {
      this.checking = undefined
    })
    return this.checking
  }

  private checkStoreNow(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), TIMEOUT)
      const finish = (isAvailable: boolean): void => {
        clearTimeout(timer)
        resolve(isAvailable)
      }
      this.store.check().then(
        () => finish(true),
        () => finish(false),
      )
    })
  }
}
