/** Tells all nodes that a table has reached a number of entries. It may lose news, but never makes any up. */
export interface Bus {
  /** May other nodes be at it? */
  readonly isShared: boolean
  /** Does news go out and come in? */
  readonly isConnected: boolean
  publish(table: string, number: number): Promise<void>
  /** Listens to one table; the result ends it. */
  subscribe(table: string, hear: (number: number) => void): Promise<() => Promise<void>>
  /** `look` is called when news may have got lost on its way in, so that whoever listens looks for themselves. */
  onGap(look: () => void): void
  close(): Promise<void>
}
