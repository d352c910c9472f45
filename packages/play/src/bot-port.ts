import type { BotReply, BotRequest } from './bot-messages.ts'

/** The driver's end of the channel to one worker. */
export interface BotPort {
  post(request: BotRequest): void
  /** Stops the worker, even one that is in an endless loop. */
  terminate(): Promise<unknown>
}

/** What a port reports to the driver. */
export interface BotPortEvents {
  onReply(reply: BotReply): void
  /** The worker has ended or crashed. `error` is undefined if no cause is known. */
  onExit(error: unknown): void
}

/** Starts a worker; undefined if the platform does not allow one. */
export type OpenBotPort = (events: BotPortEvents) => BotPort | undefined

/** The worker's end of the channel. */
export interface BotWorkerPort {
  post(reply: BotReply): void
  onRequest(listener: (request: BotRequest) => void): void
}
