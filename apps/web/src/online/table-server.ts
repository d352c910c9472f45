import type { ReadonlySignal } from '@preact/signals'
import type { Command, CommandReply, StreamMessage, TableGlance } from '@trick-bento/protocol'
import { readTable, sendCommand } from './api.ts'
import type { Reply } from './request.ts'
import { EventSourceStream } from './table-stream.ts'

/** The server of one table, as `RemoteTable` uses it. Tests replace it. */
export interface TableServer {
  read(): Promise<Reply<TableGlance>>
  /** `seen` is how many entries the page has seen; the server refuses a play if the turn has changed since. */
  send(command: Command, seen: number): Promise<Reply<CommandReply>>
  stream(reader: StreamReader): TableStream
}

/** Reads the stream of a table. */
export interface StreamReader {
  /** The number of the next message. */
  next(): number
  onMessage(message: StreamMessage): void
  /** The stream is open again after a failure. Meanwhile this device may have become another person. */
  onReconnect(): void
}

/** A stream that reconnects after every failure and resumes after the last message. */
export interface TableStream {
  readonly connection: ReadonlySignal<'connecting' | 'open' | 'lost'>
  /** Connects, or connects again. */
  open(): void
  close(): void
}

export const httpTableServer = (id: string): TableServer => ({
  read: () => readTable(id),
  send: (command, seen) => sendCommand(id, command, seen),
  stream: (reader) => new EventSourceStream(id, reader),
})
