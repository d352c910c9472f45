import type { PersonId } from '../tables/entry.ts'

/** The hash of a device's key. A device that was never linked to anybody is its own person. */
export type DeviceId = string

/** A device that was linked to a person. */
export interface Device {
  readonly device: DeviceId
  /** What it is called outside the server, where its hash must not be known. */
  readonly id: string
  readonly person: PersonId
  /** Which browser on which system, roughly, so that people recognise it. */
  readonly label: string
  readonly since: number
}

/** The public half of a passkey. */
export interface Passkey {
  readonly id: string
  readonly person: PersonId
  /** The host that it was made for; it is of no use anywhere else. */
  readonly site: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly label: string
  readonly since: number
  readonly usedAt: number
}

/** What an authenticator must sign: once, soon, and for the device that asked. */
export interface Challenge {
  readonly challenge: string
  readonly device: DeviceId
  readonly purpose: 'add' | 'use'
  /** It is no good from this time on. */
  readonly until: number
}

/** Where a device can be told something while no page is open. */
export interface Subscription {
  readonly device: DeviceId
  readonly endpoint: string
  readonly publicKey: string
  readonly auth: string
  readonly language: string
  readonly since: number
}

/** Somebody is to be told that it is their turn, unless they are seen at the table before. */
export interface Notice {
  readonly table: string
  readonly person: PersonId
  /** Which of their decisions at this table is waited for, from 0. */
  readonly number: number
  readonly due: number
}

/** What is kept about people. What a promise here has resolved to is on the disk, and all nodes see it. */
export interface People {
  /** Who a device is; undefined if it was never linked to anybody. */
  personOf(device: DeviceId): Promise<PersonId | undefined>
  devicesOf(person: PersonId): Promise<Device[]>
  /** A device that is linked already stays as it is. */
  link(device: Device): Promise<void>
  /** The device of a person with this id is somebody new from now on; false if the person has none. */
  signOut(person: PersonId, id: string): Promise<boolean>
  signOutOthers(person: PersonId, but: DeviceId): Promise<void>
  /** Whoever has the key of this device is somebody new from now on, and hears nothing more there. */
  leave(device: DeviceId, now: number): Promise<void>

  /** False if it is there already, whoever has it. */
  addPasskey(passkey: Passkey): Promise<boolean>
  passkey(id: string): Promise<Passkey | undefined>
  passkeysOf(person: PersonId): Promise<Passkey[]>
  usePasskey(id: string, counter: number, at: number): Promise<void>
  removePasskey(person: PersonId, id: string): Promise<boolean>
  removePasskeys(person: PersonId): Promise<void>

  /** Those that are too old by now are forgotten. */
  keepChallenge(challenge: Challenge, now: number): Promise<void>
  /** True once, if it is still good for this device and purpose. */
  takeChallenge(challenge: Omit<Challenge, 'until'>, now: number): Promise<boolean>

  /** The value that was first kept under this name, on whichever node. */
  secret(name: string, offered: string): Promise<string>

  /** A device has one subscription at most. */
  subscribe(subscription: Subscription): Promise<void>
  unsubscribe(device: DeviceId): Promise<void>
  isSubscribed(device: DeviceId): Promise<boolean>
  /** Of all devices that are this person now, the newest first. */
  subscriptionsOf(person: PersonId, most: number): Promise<Subscription[]>

  /** At most one for a person at a table; one of an older turn makes room. */
  planNotice(notice: Notice): Promise<void>
  /** Those that are neither given nor withdrawn. */
  plannedNotices(most: number): Promise<Notice[]>
  /** It is given or withdrawn by whoever gets true. */
  settleNotice(notice: Omit<Notice, 'due'>): Promise<boolean>
}
