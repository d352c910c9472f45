import type { Bus } from '../bus/bus.ts'
import type { Device, DeviceId, People } from '../store/people.ts'
import type { PersonId } from '../tables/entry.ts'
import { Remembered } from './remembered.ts'

export interface IdentitiesOptions {
  readonly people: People
  readonly bus: Bus
  readonly onTrouble: (error: unknown) => void
  /**
   * If news gets lost, a device that was signed out elsewhere is believed for so many milliseconds at most, and what it
   * listens to is ended at the latest after six times as many.
   */
  readonly belief?: number
}

const BELIEF = 10_000
const LOOK = 6
const REMEMBERED = 20_000
/** Where all nodes hear that some device is no longer who it was. It is no table's id. */
const NEWS = 'people'

/** A page that hears what a person hears, for as long as its device is that person. */
interface Watch {
  readonly device: DeviceId
  readonly person: PersonId
  readonly end: () => void
}

/**
 * Who each device is. A key is linked before anybody has it, so what is remembered can only be wrong after a device was
 * signed out; all nodes are told then.
 */
export class Identities {
  private readonly people: People
  private readonly bus: Bus
  private readonly onTrouble: (error: unknown) => void
  private readonly remembered: Remembered<PersonId>
  private readonly watches = new Set<Watch>()
  /** How often it was heard that somebody is no longer who they were. */
  private changes = 0
  private readonly timer: NodeJS.Timeout
  private readonly listening: Promise<() => Promise<void>>

  constructor({ people, bus, onTrouble, belief = BELIEF }: IdentitiesOptions) {
    this.people = people
    this.bus = bus
    this.onTrouble = onTrouble
    this.remembered = new Remembered(REMEMBERED, belief)
    this.listening = bus.subscribe(NEWS, (number) => this.hear(number))
    this.listening.catch(onTrouble)
    this.timer = setInterval(() => void this.lookAtAll().catch(onTrouble), LOOK * belief).unref()
  }

  /** At once if it is remembered. */
  personOf(device: DeviceId): PersonId | Promise<PersonId> {
    return this.remembered.get(device) ?? this.find(device)
  }

  /** Calls `end` when the device is no longer this person; the result ends the watch. */
  watch(device: DeviceId, person: PersonId, end: () => void): () => void {
    const watch = { device, person, end }
    this.watches.add(watch)
    // It may have been signed out since it was asked who it is.
    if (this.remembered.get(device) !== person) void this.check(watch).catch(this.onTrouble)
    return () => this.watches.delete(watch)
  }

  async link(device: Device): Promise<void> {
    await this.people.link(device)
  }
  /** False if this person has no such device. */
  async signOut(person: PersonId, id: string): Promise<boolean> {
    const devices = await this.people.devicesOf(person)
    const isDone = await this.people.signOut(person, id)
    await this.silence(devices.filter((each) => each.id === id))
    return isDone
  }
  async signOutOthers(person: PersonId, but: DeviceId): Promise<void> {
    const devices = await this.people.devicesOf(person)
    await this.people.signOutOthers(person, but)
    await this.silence(devices.filter(({ device }) => device !== but))
  }
  async leave(device: DeviceId): Promise<void> {
    await this.people.leave(device, Date.now())
    this.tellAll([{ device }])
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    this.watches.clear()
    await this.listening.then((end) => end()).catch(this.onTrouble)
  }

  private async find(device: DeviceId): Promise<PersonId> {
    const { changes } = this
    const person = (await this.people.personOf(device)) ?? device
    // Who was signed out meanwhile may have been read before that.
    if (this.changes === changes) this.remembered.set(device, person)
    return person
  }

  /** They are told nothing more. */
  private async silence(devices: readonly Device[]): Promise<void> {
    this.tellAll(devices)
    await Promise.all(devices.map(({ device }) => this.people.unsubscribe(device)))
  }

  private tellAll(devices: readonly Pick<Device, 'device'>[]): void {
    for (const { device } of devices) {
      this.hear(numberOf(device))
      void this.bus.publish(NEWS, numberOf(device)).catch(this.onTrouble)
    }
  }

  private hear(number: number): void {
    this.changes++
    this.remembered.clear()
    for (const watch of this.watches) {
      if (numberOf(watch.device) === number) void this.check(watch).catch(this.onTrouble)
    }
  }

  /** One after the other, so that nobody waits for it. */
  private async lookAtAll(): Promise<void> {
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

/** What the bus can carry of a hash: enough to know whose pages to look at. */
const numberOf = (device: DeviceId): number => Number.parseInt(device.slice(0, 12), 16)
