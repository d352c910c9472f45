import type { LevelName } from '@trick-bento/bots'
import type { Seat } from '@trick-bento/kit'
import type { CommandOf } from '@trick-bento/protocol'
import type { Entry, PersonId } from './entry.ts'
import { hostOnly, withHost } from './hosting.ts'
import type { OnlineTable } from './online-table.ts'
import { type Refusal, refusal } from './refusal.ts'

/** The level of the bot that takes over when a person leaves during a game. */
const SUCCESSOR: LevelName = 'steady'

export function sit(
  table: OnlineTable,
  person: PersonId,
  seat: Seat | -1,
  { seat: wanted, name, value }: CommandOf<'sit'>,
): Entry[] | Refusal {
  if (table.isBlocked(person)) return refusal('blocked', 'The host has blocked you at this table.')
  const sat: Entry = { type: 'sat', seat: wanted, person, name, value }
  const why =
    seatExists(table, wanted) ?? (table.phase === 'gathering' ? undefined : mayJoin(table, person, seat, wanted))
  if (why !== undefined) return why
  if (seat === wanted) return [sat]
  if (table.sitters[wanted]?.person !== undefined) return seatTaken
  const kept = table.kept[wanted]
  if (kept !== undefined && kept.person !== person) return refusal('seat-kept', `That seat is kept for ${kept.name}.`)
  return seat < 0 ? [sat] : [{ type: 'left', seat, why: 'stood up' }, sat]
}

/** During a game, a person can only replace a bot, if the host allows it and if they know no other seat's cards. */
function mayJoin(table: OnlineTable, person: PersonId, seat: Seat | -1, wanted: Seat): Refusal | undefined {
  if (table.phase !== 'playing' || !table.settings.latecomers || seat >= 0) return begun
  return table.maySee(person, wanted)
    ? undefined
    : refusal('knows-other-cards', 'You know the cards of another seat of this game.')
}

export function stand(table: OnlineTable, seat: Seat | -1): Entry[] | Refusal {
  if (seat < 0) return notSeated
  if (table.phase === 'over') return refusal('not-playing', 'No game is in progress.')
  return vacate(table, seat, 'stood up')
}

export function seatBot(
  table: OnlineTable,
  person: PersonId,
  { seat, level }: CommandOf<'seat-bot'>,
): Entry[] | Refusal {
  const why = hostOnly(table, person) ?? gathering(table) ?? seatExists(table, seat)
  if (why !== undefined) return why
  if (table.sitters[seat]?.person !== undefined) return seatTaken
  return [{ type: 'bot', seat, level, why: 'seated' }]
}

export function kick(table: OnlineTable, person: PersonId, { seat }: CommandOf<'kick'>): Entry[] | Refusal {
  const why = hostOnly(table, person) ?? seatExists(table, seat)
  if (why !== undefined) return why
  const sitter = table.sitters[seat]
  if (sitter === undefined && table.kept[seat] === undefined) return refusal('seat-free', 'That seat is free.')
  if (table.phase === 'over' || (table.phase === 'playing' && sitter?.person === undefined)) return begun
  return vacate(table, seat, 'kicked')
}

export function block(table: OnlineTable, person: PersonId, { whom }: CommandOf<'block'>): Entry[] | Refusal {
  const why = hostOnly(table, person)
  if (why !== undefined) return why
  const blocked = 'seat' in whom ? table.sitters[whom.seat] : speaker(table, whom.said)
  if (blocked?.person === undefined) return refusal('seat-free', 'There is no person to block.')
  if (blocked.person === person) return refusal('not-you', 'You cannot block yourself.')
  const { name } = blocked
  const seat = table.seatOf(blocked.person)
  const leaves = seat < 0 || table.phase === 'over' ? [] : vacate(table, seat, 'kicked')
  return table.isBlocked(blocked.person) ? [] : [...leaves, { type: 'blocked', person: blocked.person, name }]
}

function speaker(table: OnlineTable, number: number): { readonly person: PersonId; readonly name: string } | undefined {
  const entry = number < table.number ? table.entry(number) : undefined
  return entry?.type === 'said' ? entry : undefined
}

export function start(table: OnlineTable, person: PersonId): Entry[] | Refusal {
  const why = hostOnly(table, person) ?? gathering(table)
  if (why !== undefined) return why
  const free = table.sitters.indexOf(undefined)
  if (free >= 0) return refusal('seat-free', `Seat ${free + 1} is still free; a bot can take it.`)
  return [{ type: 'started' }]
}

/** A person leaves: before the game the seat becomes free, during the game a bot takes it. */
function vacate(table: OnlineTable, seat: Seat, why: 'stood up' | 'kicked'): Entry[] {
  const left: Entry = { type: 'left', seat, why }
  const leaves: Entry[] =
    table.phase === 'gathering' ? [left] : [left, { type: 'bot', seat, level: SUCCESSOR, why: 'seated' }]
  return withHost(table, seat, leaves)
}

export const notSeated = refusal('not-you', 'You do not sit at this table.')
const seatTaken = refusal('seat-taken', 'That seat is taken.')
const begun = refusal('not-gathering', 'The game has begun.')
const gathering = (table: OnlineTable): Refusal | undefined => (table.phase === 'gathering' ? undefined : begun)
const seatExists = (table: OnlineTable, seat: Seat): Refusal | undefined =>
  seat < table.settings.seats ? undefined : refusal('no-such-seat', `This table has ${table.settings.seats} seats.`)
