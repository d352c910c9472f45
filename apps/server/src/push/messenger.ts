import { createHash } from 'node:crypto'
import type { RequestDetails, VapidKeys } from 'web-push'
import type { People, Subscription } from '../store/people.ts'
import { isPushService } from './push-services.ts'
import type { PushMessage } from './turn-message.ts'

export interface MessengerOptions {
  readonly people: People
  /** The address of this server, which push services get as contact. */
  readonly origin: string | undefined
  /** Origins of push services besides the known ones. */
  readonly pushServices: readonly string[]
}

/** Some push services require a valid address as contact. */
const DEFAULT_CONTACT = 'https://trick-bento.example'
/** Timeout of a request to a push service, in milliseconds. */
const TIMEOUT = 10_000
/** Seconds for which a push service keeps a message for an offline device. */
const TIME_TO_LIVE = 24 * 60 * 60

/** Sends push messages, encrypted so that push services cannot read them. */
export class Messenger {
  private readonly people: People
  private readonly subject: string
  private readonly others: readonly string[]
  private keys: Promise<VapidKeys> | undefined

  constructor({ people, origin, pushServices }: MessengerOptions) {
    this.people = people
    this.subject = origin?.startsWith('https:') === true ? origin : DEFAULT_CONTACT
    this.others = pushServices
  }

  /** The public key that browsers need to subscribe. */
  async publicKey(): Promise<string> {
    return (await this.ownKeys()).publicKey
  }

  accepts(endpoint: string): boolean {
    return isPushService(endpoint, this.others)
  }

  /**
   * Resolves to 'gone' if the subscription has ended. A newer message replaces an older one with the same topic. After an
   * abort by the signal it is unknown whether the message was sent.
   */
  async send(
    subscription: Subscription,
    message: PushMessage,
    topic: string,
    signal: AbortSignal,
  ): Promise<'sent' | 'gone'> {
    if (!this.accepts(subscription.endpoint)) return 'gone'
    const { endpoint, headers, body } = await this.encrypt(subscription, message, topic)
    const { 'Content-Length': _, ...others } = headers as Record<string, string>
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: others,
      body: body as Buffer<ArrayBuffer>,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    })
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) return 'gone'
    if (!response.ok) throw new Error(`the push service at ${new URL(endpoint).host} answered ${response.status}`)
    return 'sent'
  }

  private async encrypt(subscription: Subscription, message: PushMessage, topic: string): Promise<RequestDetails> {
    const { endpoint, publicKey: p256dh, auth } = subscription
    const [{ default: library }, vapid] = await Promise.all([import('web-push'), this.ownKeys()])
    return library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: this.subject, ...vapid },
      contentEncoding: 'aes128gcm',
      TTL: TIME_TO_LIVE,
      urgency: 'high',
      // The push service can read the topic, so it must not contain the id of the table.
      topic: createHash('sha256').update(`trick-bento topic ${topic}`).digest('base64url').slice(0, 32),
    })
  }

  /** Created once for all nodes: a subscription accepts only messages that are signed with this key. */
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
