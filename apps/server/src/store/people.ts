import type { PersonId } from '../tables/entry.ts'

/** The hash of a device's key. A device that was never linked is a person by this id. */
export type DeviceId = string

/** A device that was linked to a person. */
export interface Device {
  readonly device: DeviceId
  /** Its public id; the hash must not leave the server. */
  readonly id: string
  readonly person: PersonId
  /** Browser and operating system, roughly, so that people recognise their device. */
  readonly label: string
  readonly since: number
}

/** The public half of a passkey. */
export interface Passkey {
  readonly id: string
  readonly person: PersonId
  /** The host that it was made for; it is valid nowhere else. */
  readonly site: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly label: string
  readonly since: number
  readonly usedAt: number
}

/** A challenge that an authenticator must sign: once, before `until`, and for the device that requested it. */
export interface Challenge {
  readonly challenge: string
  readonly device: DeviceId
  readonly purpose: 'add' | 'use'
  /** Invalid from this time on. */
  readonly until: number
}

/** A push subscription, which reaches a device while no page is open. */
export interface Subscription {
  readonly device: DeviceId
  readonly endpoint: string
  readonly publicKey: string
  readonly auth: string
  readonly language: string
  readonly since: number
}

/** A planned push message "it is your turn". It is withdrawn if the person comes to the table before. */
export interface Notice {
  readonly table: string
  readonly person: PersonId
  /** Which of their decisions at this table is due, from 0. */
  readonly number: number
  readonly due: number
}

/** Data about people. When a promise resolves, its data is on the disk and visible to all nodes. */
export interface People {
  /** The person that a device was linked to; undefined if it never was. */
  personOf(device: DeviceId): Promise<PersonId | undefined>
  devicesOf(person: PersonId): Promise<Device[]>
  /** Does nothing if the device is linked already. */
  link(device: Device): Promise<void>
  /** Turns a person's device with this id into a new person; false if the person has no such device. */
  signOut(person: PersonId, id: string): Promise<boolean>
  signOutOthers(person: PersonId, but: DeviceId): Promise<void>
  /** Turns this device into a new person and removes its push subscription. */
  leave(device: DeviceId, now: number): Promise<void>

  /** False if a passkey with this id exists already. */
  addPasskey(passkey: Passkey): Promise<boolean>
  passkey(id: string): Promise<Passkey | undefined>
  passkeysOf(person: PersonId): Promise<Passkey[]>
  usePasskey(id: string, counter: number, at: number): Promise<void>
  removePasskey(person: PersonId, id: string): Promise<boolean>
  removePasskeys(person: PersonId): Promise<void>

  /** Also removes expired challenges. */
  keepChallenge(challenge: Challenge, now: number): Promise<void>
  /** Uses up a challenge; true if it was valid for this device and purpose. */
  takeChallenge(challenge: Omit<Challenge, 'until'>, now: number): Promise<boolean>

  /** Keeps the offered value under this name unless there is one, and returns the kept value. */
  secret(name: string, offered: string): Promise<string>

  /** Replaces the subscription of the device, if it has one. */
  subscribe(subscription: Subscription): Promise<void>
  unsubscribe(device: DeviceId): Promise<void>
  isSubscribed(device: DeviceId): Promise<boolean>
  /** Subscriptions of all devices of a person, newest first. */
  subscriptionsOf(person: PersonId, limit: number): Promise<Subscription[]>

  /** Plans a notice. A person has at most one at a table: that of the latest turn. */
  planNotice(notice: Notice): Promise<void>
  /** Notices that are neither sent nor withdrawn. */
  plannedNotices(limit: number): Promise<Notice[]>
  /** Claims a notice in order to send or withdraw it. One caller gets true. */
  settleNotice(notice: Omit<Notice, 'due'>): Promise<boolean>
}
