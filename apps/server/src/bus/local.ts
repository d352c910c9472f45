import type { Bus } from './bus.ts'
import { Subscribers } from './subscribers.ts'

/** A bus for a single node. */
export function openLocalBus(): Bus {
  const subscribers = new Subscribers()
  return {
    isShared: false,
    isConnected: true,
    async publish(table, number) {
      subscribers.notify(table, number)
    },
    async subscribe(table, onMessage) {
      const subscriber = { onMessage }
      subscribers.add(table, subscriber)
      return async () => void subscribers.remove(table, subscriber)
    },
    onGap() {},
    async close() {
      subscribers.clear()
    },
  }
}
