import type { Seat } from '@trick-bento/kit'
import { HOST_ANSWER_TIME } from '@trick-bento/protocol/constants'
import type { Entry, PersonId } from './entry.ts'
import type { OnlineTable } from './online-table.ts'
import { type Refusal, refusal } from './refusal.ts'
import { nextPerson } from './seats.ts'

export const hostOnly = (table: OnlineTable, person: PersonId): Refusal | undefined =>
  person === table.host ? undefined : refusal('not-you', 'Only the host can do that.')

/** Adds a new host to the entries with which a person leaves this seat, if that person is the host. */
export function withHost(table: OnlineTable, seat: Seat, entries: readonly Entry[]): Entry[] {
  const next = table.sitters[seat]?.person === table.host ? nextPerson(table.sitters, seat) : -1
  return next < 0 ? [...entries] : [...entries, { type: 'hosted', seat: next }]
}

/** A player becomes the host if the host does not answer: the first request asks the host, a later one takes over. */
export function lead(table: OnlineTable, person: PersonId, seat: Seat | -1, now: number): Entry[] | Refusal {
  if (person === table.host) return []
  if (seat < 0) return refusal('not-you', 'Only a player of this table can be its host.')
  if (table.isBlocked(person)) return refusal('blocked', 'The host has blocked you at this table.')
  const { knockedAt } = table
  if (knockedAt === undefined) return [{ type: 'knocked', seat, at: now }]
  if (now - knockedAt < HOST_ANSWER_TIME) return refusal('host-is-asked', 'The host still has time to answer.')
  return [{ type: 'hosted', seat }]
}

export const answerKnock = (table: OnlineTable, person: PersonId): Entry[] | Refusal =>
  hostOnly(table, person) ?? (table.knockedAt === undefined ? [] : [{ type: 'answered' }])
