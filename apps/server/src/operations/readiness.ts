import type { Bus } from '../bus/bus.ts'
import type { Store } from '../store/store.ts'

/** Can this node do its work? Without its bus it can: news of other nodes then comes a little late. */
export interface Found {
  readonly ready: boolean
  readonly store: 'fine' | 'away'
  readonly bus: 'fine' | 'away'
}

/** A store that has not answered after so many milliseconds is away. */
const PATIENCE = 2000

export class Readiness {
  private readonly store: Pick<Store, 'check'>
  private readonly bus: Pick<Bus, 'isConnected'>
  private isClosing = false
  private checking: Promise<boolean> | undefined

  constructor(store: Pick<Store, 'check'>, bus: Pick<Bus, 'isConnected'>) {
    this.store = store
    this.bus = bus
  }

  /** From now on it is not ready any more. */
  close(): void {
    this.isClosing = true
  }

  async look(): Promise<Found> {
    const isThere = await this.check()
    return {
      ready: isThere && !this.isClosing,
      store: isThere ? 'fine' : 'away',
      bus: this.bus.isConnected ? 'fine' : 'away',
    }
  }

  /** However many ask, the store is asked once at a time. */
  private check(): Promise<boolean> {
    this.checking ??= this.checkNow().finally(() => {
      this.checking = undefined
    })
    return this.checking
  }

  private checkNow(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), PATIENCE)
      const tell = (isThere: boolean): void => {
        clearTimeout(timer)
        resolve(isThere)
      }
      this.store.check().then(
        () => tell(true),
        () => tell(false),
      )
    })
  }
}
