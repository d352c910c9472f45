/** Tells all nodes that a table has reached a number of entries. Messages may get lost, but none is invented. */
export interface Bus {
  /** Can other nodes be connected to this bus? */
  readonly isShared: boolean
  /** Can messages be sent and received now? */
  readonly isConnected: boolean
  publish(table: string, number: number): Promise<void>
  /** Subscribes to one table. The result ends the subscription. */
  subscribe(table: string, onMessage: (number: number) => void): Promise<() => Promise<void>>
  /** Calls `onGap` when incoming messages may have been lost, so that subscribers poll the store. */
  onGap(onGap: () => void): void
  close(): Promise<void>
}
