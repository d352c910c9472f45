import type { Bus } from '../bus/bus.ts'
import type { Device, DeviceId, People } from '../store/people.ts'
import type { PersonId } from '../tables/entry.ts'
import { ExpiringCache } from './expiring-cache.ts'

export interface IdentitiesOptions {
  readonly people: People
  readonly bus: Bus
  readonly onError: (error: unknown) => void
  /**
   * Milliseconds for which the person of a device is cached. If a message of the bus is lost, a device that was signed out
   * elsewhere keeps its person for this long, and its streams for up to seven times as long.
   */
  readonly identityCacheTime?: number
}

const CACHE_TIME = 10_000
/** All watches are checked once per this many cache times. */
const CHECK_EVERY = 6
const CACHE_SIZE = 20_000
/** Name under which the bus announces that a device has changed its person. No table has this id. */
const CHANGES = 'people'

/** An open stream, which ends when its device is no longer this person. */
interface Watch {
  readonly device: DeviceId
  readonly person: PersonId
  readonly end: () => void
}

/**
 * Knows the person of each device. A key is linked before anybody has it, so a cached person can only be wrong after a
 * device was signed out, which is announced to all nodes.
 */
export class Identities {
  private readonly people: People
  private readonly bus: Bus
  private readonly onError: (error: unknown) => void
  private readonly cache: ExpiringCache<PersonId>
  private readonly watches = new Set<Watch>()
  /** The number of announced changes. */
  private changes = 0
  private readonly timer: NodeJS.Timeout
  private readonly subscription: Promise<() => Promise<void>>

  constructor({ people, bus, onError, identityCacheTime = CACHE_TIME }: IdentitiesOptions) {
    this.people = people
    this.bus = bus
    this.onError = onError
    this.cache = new ExpiringCache(CACHE_SIZE, identityCacheTime)
    this.subscription = bus.subscribe(CHANGES, (number) => this.onChange(number))
    this.subscription.catch(onError)
    this.timer = setInterval(() => void this.checkAll().catch(onError), CHECK_EVERY * identityCacheTime).unref()
  }

  /** Synchronous if the person is cached. */
  personOf(device: DeviceId): PersonId | Promise<PersonId> {
    return this.cache.get(device) ?? this.find(device)
  }

  /** Calls `end` when the device is no longer this person. The result removes the watch. */
  watch(device: DeviceId, person: PersonId, end: () => void): () => void {
    const watch = { device, person, end }
    this.watches.add(watch)
    // The device may have been signed out since its person was read.
    if (this.cache.get(device) !== person) void this.check(watch).catch(this.onError)
    return () => this.watches.delete(watch)
  }

  async link(device: Device): Promise<void> {
    await this.people.link(device)
  }
  /** False if this person has no such device. */
  async signOut(person: PersonId, id: string): Promise<boolean> {
    const devices = await this.people.devicesOf(person)
    const isDone = await this.people.signOut(person, id)
    await this.disconnect(devices.filter((each) => each.id === id))
    return isDone
  }
  async signOutOthers(person: PersonId, but: DeviceId): Promise<void> {
    const devices = await this.people.devicesOf(person)
    await this.people.signOutOthers(person, but)
    await this.disconnect(devices.filter(({ device }) => device !== but))
  }
  async leave(device: DeviceId): Promise<void> {
    await this.people.leave(device, Date.now())
    this.announce([{ device }])
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    this.watches.clear()
    await this.subscription.then((end) => end()).catch(this.onError)
  }

  private async find(device: DeviceId): Promise<PersonId> {
    const { changes } = this
    const person = (await this.people.personOf(device)) ?? device
    // If a device was signed out meanwhile, the person may have been read before that.
    if (this.changes === changes) this.cache.set(device, person)
    return person
  }

  /** Ends the streams and push subscriptions of these devices. */
  private async disconnect(devices: readonly Device[]): Promise<void> {
    this.announce(devices)
    await Promise.all(devices.map(({ device }) => this.people.unsubscribe(device)))
  }

  private announce(devices: readonly Pick<Device, 'device'>[]): void {
    for (const { device } of devices) {
      this.onChange(numberOf(device))
      void this.bus.publish(CHANGES, numberOf(device)).catch(this.onError)
    }
  }

  private onChange(number: number): void {
    this.changes++
    this.cache.clear()
    for (const watch of this.watches) {
      if (numberOf(watch.device) === number) void this.check(watch).catch(this.onError)
    }
  }

  /** One after the other, so that other work is not delayed. */
  private async checkAll(): Promise<void> {
    for (const watch of [...this.watches]) {
      await this.check(watch)
      await new Promise(setImmediate)
    }
  }

  private async check(watch: Watch): Promise<void> {
    if ((await this.personOf(watch.device)) === watch.person || !this.watches.delete(watch)) return
    watch.end()
  }
}

/** The part of a device's hash that fits into a message of the bus: enough to select the watches to check. */
const numberOf = (device: DeviceId): number => Number.parseInt(device.slice(0, 12), 16)
