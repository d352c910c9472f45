import type { Bus } from './bus.ts'
import { Hearers } from './hearers.ts'

/** A bus for a single node. */
export function openLocalBus(): Bus {
  const hearers = new Hearers()
  return {
    isShared: false,
    isConnected: true,
    async publish(table, number) {
      hearers.tell(table, number)
    },
    async subscribe(table, hear) {
      const hearer = { hear }
      hearers.add(table, hearer)
      return async () => void hearers.remove(table, hearer)
    },
    onGap() {},
    async close() {
      hearers.clear()
    },
  }
}
