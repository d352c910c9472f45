import { createHash } from 'node:crypto'
import type { RequestDetails, VapidKeys } from 'web-push'
import type { People, Subscription } from '../store/people.ts'
import { isPushService } from './services.ts'
import type { Message } from './words.ts'

export interface MessengerOptions {
  readonly people: People
  /** Where browsers find this server; a push service may want to know whose messages these are. */
  readonly origin: string | undefined
  /** Origins of push services besides the known ones. */
  readonly pushServices: readonly string[]
}

/** Some push services want an address that could be one. */
const NOWHERE = 'https://trick-bento.example'
/** Nobody waits longer for a push service, in milliseconds. */
const PATIENCE = 10_000
/** Whoever is offline for longer will look at the table anyway, in seconds. */
const WORTH_KNOWING = 24 * 60 * 60

/** Sends messages to devices, encrypted so that their push services cannot read them. */
export class Messenger {
  private readonly people: People
  private readonly subject: string
  private readonly others: readonly string[]
  private keys: Promise<VapidKeys> | undefined

  constructor({ people, origin, pushServices }: MessengerOptions) {
    this.people = people
    this.subject = origin?.startsWith('https:') === true ? origin : NOWHERE
    this.others = pushServices
  }

  /** What browsers must know to subscribe. */
  async publicKey(): Promise<string> {
    return (await this.ownKeys()).publicKey
  }

  accepts(endpoint: string): boolean {
    return isPushService(endpoint, this.others)
  }

  /**
   * 'gone' if the device wants to hear nothing more. `about` is what newer messages replace older ones by. Whoever ends
   * it by the signal does not know whether it was sent.
   */
  async send(
    subscription: Subscription,
    message: Message,
    about: string,
    signal: AbortSignal,
  ): Promise<'sent' | 'gone'> {
    if (!this.accepts(subscription.endpoint)) return 'gone'
    const { endpoint, headers, body } = await this.encrypt(subscription, message, about)
    const { 'Content-Length': _, ...others } = headers as Record<string, string>
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: others,
      body: body as Buffer<ArrayBuffer>,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    })
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return 'gone'
    if (!response.ok) throw new Error(`the push service at ${new URL(endpoint).host} said ${response.status}`)
    return 'sent'
  }

  private async encrypt(subscription: Subscription, message: Message, about: string): Promise<RequestDetails> {
    const { endpoint, publicKey: p256dh, auth } = subscription
    const [{ default: library }, vapid] = await Promise.all([import('web-push'), this.ownKeys()])
    return library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: this.subject, ...vapid },
      contentEncoding: 'aes128gcm',
      TTL: WORTH_KNOWING,
      urgency: 'high',
      // The push service reads it, so it must not tell the way to the table.
      topic: createHash('sha256').update(`trick-bento topic ${about}`).digest('base64url').slice(0, 32),
    })
  }

  /** Made once for all nodes: devices subscribe to messages that are signed with this key and no other. */
  private ownKeys(): Promise<VapidKeys> {
    this.keys ??= this.findKeys().catch((error) => {
      this.keys = undefined
      throw error
    })
    return this.keys
  }
  private async findKeys(): Promise<VapidKeys> {
    const { default: library } = await import('web-push')
    return JSON.parse(await this.people.secret('push keys', JSON.stringify(library.generateVAPIDKeys())))
  }
}
