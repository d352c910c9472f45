import { explain, parseMove, reasonText, type Seat } from '@trick-bento/kit'
import type { Command, CommandOf } from '@trick-bento/protocol'
import type { Entry, PersonId } from './entry.ts'
import { answerKnock, lead } from './hosting.ts'
import type { OnlineTable } from './online-table.ts'
import { type Refusal, refusal } from './refusal.ts'
import { block, kick, notSeated, seatBot, sit, stand, start } from './seating.ts'

/** A command that changes one table only; a rematch also opens another one. */
export type TableCommand = Exclude<Command, CommandOf<'rematch'>>

/** So many entries a table may have for those who watch and talk, who sit and talk, and who change seats; no game has so many. */
const MOST = { watching: 2000, talking: 5000, moving: 10_000 }
/** What those who play and the host need goes on at any table, whatever others have filled it with. */
const ALWAYS: ReadonlySet<TableCommand['type']> = new Set(['start', 'play', 'come-back', 'here', 'kick', 'block'])

/** The entries that a command adds at this time; or why it adds none. Nothing changes. */
export function carryOut(table: OnlineTable, person: PersonId, command: TableCommand, now: number): Entry[] | Refusal {
  const seat = table.seatOf(person)
  const most = command.type !== 'say' ? MOST.moving : seat < 0 ? MOST.watching : MOST.talking
  if (table.number >= most && !ALWAYS.has(command.type)) {
    return refusal('table-is-full', 'Too much has happened at this table; only the game goes on.')
  }
  const entries = entriesOf(table, person, seat, command, now)
  const comes = table.isAsleep && (seat >= 0 || command.type === 'sit')
  return comes && Array.isArray(entries) ? [{ type: 'awake' }, ...entries] : entries
}

function entriesOf(
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
      if (table.phase !== 'playing') return noGame
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

/** A decision of a seat. */
export function play(table: OnlineTable, seat: Seat | -1, text: string, by: 'person' | 'bot'): Entry[] | Refusal {
  const { match, game } = table
  if (match === undefined || match.over) return noGame
  if (seat < 0) return notSeated
  if (!match.table.isActing(seat)) return refusal('not-your-turn', 'It is not your turn.')
  const move = parseMove(game, match.table.phase, text)
  const why = move === undefined ? 'no-such-move' : explain(game, match.table, seat, move)
  if (why !== undefined) return refusal('illegal-move', sentence(reasonText(game.kind, why)))
  const decided: Entry = { type: 'decided', seat, move: text, by }
  return by === 'person' && table.sitters[seat]!.bot !== undefined ? [{ type: 'back', seat }, decided] : [decided]
}

function say(
  table: OnlineTable,
  person: PersonId,
  seat: Seat | -1,
  { name, what }: CommandOf<'say'>,
): Entry[] | Refusal {
  if (table.isBlocked(person)) return refusal('blocked', 'The host does not want to hear you here.')
  if ('text' in what && !table.settings.chat) return refusal('chat-is-off', 'At this table there are emotes only.')
  return [{ type: 'said', person, seat, name: table.sitters[seat]?.name ?? name, what }]
}

const noGame = refusal('not-playing', 'No game is going on.')
const sentence = (why: string): string => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`
