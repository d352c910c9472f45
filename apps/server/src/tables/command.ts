import type { Seat } from '@trick-bento/kit'
import type { Command, CommandOf } from '@trick-bento/protocol'
import type { Entry, PersonId } from './entry.ts'
import { answerKnock, lead } from './hosting.ts'
import type { OnlineTable } from './online-table.ts'
import { type Refusal, refusal } from './refusal.ts'
import { block, kick, notSeated, seatBot, sit, stand, start } from './seating.ts'

/** A command that changes one table only; a rematch also opens another one. */
export type TableCommand = Exclude<Command, CommandOf<'rematch'>>

/** The number of entries from which on a table refuses messages of spectators, messages of players, and other commands. */
const ENTRY_LIMITS = { spectatorTalk: 2000, playerTalk: 5000, others: 10_000 }
/** Commands that work at any table, however many entries it has. */
const UNLIMITED: ReadonlySet<TableCommand['type']> = new Set(['start', 'play', 'come-back', 'here', 'kick', 'block'])

/**
 * The entries that a command adds to the log; or why it is refused. Whether the rules of the game allow a move is decided
 * when the entries are applied.
 */
export function entriesOf(table: OnlineTable, person: PersonId, command: TableCommand, now: number): Entry[] | Refusal {
  const seat = table.seatOf(person)
  if (table.number >= limitFor(command, seat) && !UNLIMITED.has(command.type)) {
    return refusal('table-is-full', 'Too much has happened at this table; only the game continues.')
  }
  const entries = entriesAwake(table, person, seat, command, now)
  const wakes = table.isAsleep && (seat >= 0 || command.type === 'sit')
  return wakes && Array.isArray(entries) ? [{ type: 'awake' }, ...entries] : entries
}

function limitFor(command: TableCommand, seat: Seat | -1): number {
  if (command.type !== 'say') return ENTRY_LIMITS.others
  return seat < 0 ? ENTRY_LIMITS.spectatorTalk : ENTRY_LIMITS.playerTalk
}

function entriesAwake(
  table: OnlineTable,
  person: PersonId,
  seat: Seat | -1,
  command: TableCommand,
  now: number,
): Entry[] | Refusal {
  switch (command.type) {
    case 'sit':
      return sit(table, person, seat, command)
    case 'stand':
      return stand(table, seat)
    case 'seat-bot':
      return seatBot(table, person, command)
    case 'kick':
      return kick(table, person, command)
    case 'block':
      return block(table, person, command)
    case 'start':
      return start(table, person)
    case 'play':
      return play(table, seat, command.move, 'person')
    case 'hand-over':
      if (seat < 0) return notSeated
      if (table.phase !== 'playing') return notPlaying
      return table.sitters[seat]!.bot === command.level
        ? []
        : [{ type: 'bot', seat, level: command.level, why: 'asked' }]
    case 'come-back':
      if (seat < 0) return notSeated
      return table.sitters[seat]!.bot === undefined ? [] : [{ type: 'back', seat }]
    case 'say':
      return say(table, person, seat, command)
    case 'lead':
      return lead(table, person, seat, now)
    case 'here':
      return answerKnock(table, person)
  }
}

/** A decision of a person or bot at a seat. */
export function play(table: OnlineTable, seat: Seat | -1, move: string, by: 'person' | 'bot'): Entry[] | Refusal {
  const { match } = table
  if (match === undefined || match.over) return notPlaying
  if (seat < 0) return notSeated
  if (!match.table.isActing(seat)) return refusal('not-your-turn', 'It is not your turn.')
  const decided: Entry = { type: 'decided', seat, move, by }
  return by === 'person' && table.sitters[seat]!.bot !== undefined ? [{ type: 'back', seat }, decided] : [decided]
}

function say(
  table: OnlineTable,
  person: PersonId,
  seat: Seat | -1,
  { name, what }: CommandOf<'say'>,
): Entry[] | Refusal {
  if (table.isBlocked(person)) return refusal('blocked', 'The host has blocked you at this table.')
  if ('text' in what && !table.settings.chat) return refusal('chat-is-off', 'This table allows emotes only.')
  return [{ type: 'said', person, seat, name: table.sitters[seat]?.name ?? name, what }]
}

const notPlaying = refusal('not-playing', 'No game is in progress.')
