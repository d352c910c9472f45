import { randomUUID } from 'node:crypto'
import type { Challenge, Device, DeviceId, Notice, Passkey, People, Subscription } from './people.ts'
import type { ReadName, Value, WriteName } from './people-statements.ts'
import { isStorable } from './writes.ts'

/** Runs statements of `people-statements.ts` by their names. */
export interface PeopleDatabase {
  read(name: ReadName, values: readonly Value[]): Promise<object[]>
  /** Resolves to whether it changed anything. */
  write(name: WriteName, values: readonly Value[]): Promise<boolean>
}

/** People in either database. */
export class SqlPeople implements People {
  private readonly database: PeopleDatabase

  constructor(database: PeopleDatabase) {
    this.database = database
  }

  async personOf(device: DeviceId): Promise<string | undefined> {
    return (await this.first<{ person: string }>('personOf', device))?.person
  }
  devicesOf(person: string): Promise<Device[]> {
    return this.all<Device>('devicesOf', person)
  }
  async link({ device, id, person, label, since }: Device): Promise<void> {
    await this.change('link', device, id, person, label, since)
  }
  signOut(person: string, id: string): Promise<boolean> {
    return this.change('signOut', person, id)
  }
  async signOutOthers(person: string, but: DeviceId): Promise<void> {
    await this.change('signOutOthers', person, but)
  }
  async leave(device: DeviceId, now: number): Promise<void> {
    await Promise.all([this.change('leave', device, randomUUID(), now), this.change('unsubscribe', device)])
  }

  addPasskey(passkey: Passkey): Promise<boolean> {
    const { id, person, site, publicKey, counter, transports, label, since, usedAt } = passkey
    return this.change('addPasskey', id, person, site, publicKey, counter, transports.join(), label, since, usedAt)
  }
  async passkey(id: string): Promise<Passkey | undefined> {
    const row = await this.first<PasskeyRow>('passkey', id)
    return row && passkeyOf(row)
  }
  async passkeysOf(person: string): Promise<Passkey[]> {
    return (await this.all<PasskeyRow>('passkeysOf', person)).map(passkeyOf)
  }
  async usePasskey(id: string, counter: number, at: number): Promise<void> {
    await this.change('usePasskey', id, counter, at)
  }
  removePasskey(person: string, id: string): Promise<boolean> {
    return this.change('removePasskey', person, id)
  }
  async removePasskeys(person: string): Promise<void> {
    await this.change('removePasskeys', person)
  }

  async keepChallenge({ challenge, device, purpose, until }: Challenge, now: number): Promise<void> {
    await this.change('pruneChallenges', now)
    await this.change('keepChallenge', challenge, device, purpose, until)
  }
  takeChallenge({ challenge, device, purpose }: Omit<Challenge, 'until'>, now: number): Promise<boolean> {
    return this.change('takeChallenge', challenge, device, purpose, now)
  }

  async secret(name: string, offered: string): Promise<string> {
    await this.change('keepSecret', name, offered)
    return (await this.first<{ value: string }>('secret', name))!.value
  }

  async subscribe({ device, endpoint, publicKey, auth, language, since }: Subscription): Promise<void> {
    await this.change('subscribe', device, endpoint, publicKey, auth, language, since)
  }
  async unsubscribe(device: DeviceId): Promise<void> {
    await this.change('unsubscribe', device)
  }
  async isSubscribed(device: DeviceId): Promise<boolean> {
    return (await this.first('isSubscribed', device)) !== undefined
  }
  subscriptionsOf(person: string, limit: number): Promise<Subscription[]> {
    return this.all<Subscription>('subscriptionsOf', person, limit)
  }

  async planNotice({ table, person, number, due }: Notice): Promise<void> {
    await this.change('planNotice', table, person, number, due)
  }
  plannedNotices(limit: number): Promise<Notice[]> {
    return this.all<Notice>('plannedNotices', limit)
  }
  settleNotice({ table, person, number }: Omit<Notice, 'due'>): Promise<boolean> {
    return this.change('settleNotice', table, person, number)
  }

  /** A text that cannot be stored matches no row. */
  private async all<Row>(name: ReadName, ...values: Value[]): Promise<Row[]> {
    return areStorable(values) ? ((await this.database.read(name, values)) as Row[]) : []
  }
  private async first<Row>(name: ReadName, value: string): Promise<Row | undefined> {
    return (await this.all<Row>(name, value))[0]
  }
  private async change(name: WriteName, ...values: Value[]): Promise<boolean> {
    return areStorable(values) && this.database.write(name, values)
  }
}

const areStorable = (values: readonly Value[]): boolean =>
  isStorable(...values.filter((value): value is string => typeof value === 'string'))

interface PasskeyRow extends Omit<Passkey, 'transports'> {
  readonly transports: string
}
const passkeyOf = ({ transports, ...row }: PasskeyRow): Passkey => ({
  ...row,
  transports: transports.split(',').filter(Boolean),
})
