import type { LevelName } from '@trick-bento/bots'
import type { Seat, Table } from '@trick-bento/kit'
import { botNames } from '@trick-bento/play'
import type { Entry, PersonId } from './entry.ts'

/** The occupant of a seat. A person keeps the seat while a bot plays for them. */
export interface Sitter {
  readonly person: PersonId | undefined
  readonly name: string
  /** The value of the person's device for the deal. */
  readonly value: string
  /** The level of the bot that decides there now; undefined while the person decides. */
  readonly bot: LevelName | undefined
  /** The person's time ran out, and they have not returned since. */
  readonly isAbsent: boolean
}
export type Sitters = readonly (Sitter | undefined)[]

/** What a table waits for: the decision of a bot, or of a person whose clock runs. */
export type Due =
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: LevelName }
  | { readonly kind: 'clock'; readonly seat: Seat }

/** The occupants of all seats after an entry. */
export function seated(sitters: Sitters, entry: Entry): Sitters {
  switch (entry.type) {
    case 'opened':
      return Array.from({ length: entry.settings.seats }, () => undefined)
    case 'sat': {
      const { person, name, value } = entry
      return sitters.with(entry.seat, { person, name, value, bot: undefined, isAbsent: false })
    }
    case 'left':
      return sitters.with(entry.seat, undefined)
    case 'bot': {
      const sitter = sitters[entry.seat]
      const name = sitter?.person === undefined ? botName(sitters, entry.level, entry.seat) : sitter.name
      const isAbsent = entry.why === 'away'
      return sitters.with(entry.seat, { person: undefined, value: '', ...sitter, name, bot: entry.level, isAbsent })
    }
    case 'back':
      return sitters.with(entry.seat, { ...sitters[entry.seat]!, bot: undefined, isAbsent: false })
    default:
      return sitters
  }
}

export const valuesOf = (sitters: Sitters): string[] =>
  sitters.flatMap((sitter) => (sitter?.person === undefined ? [] : [sitter.value]))

/** Does this entry change which people or bots are to decide? `table` is the state after it. */
export function changesTurn(entry: Entry, table: Table | undefined): boolean {
  if (entry.type === 'bot' || entry.type === 'back' || entry.type === 'sat') {
    return table?.isActing(entry.seat) === true
  }
  return entry.type === 'started' || entry.type === 'decided' || entry.type === 'awake'
}

/** Bots come first if several seats are to decide, because they need not wait for people. */
export function whoIsDue(table: Table | undefined, sitters: Sitters): Due | undefined {
  if (table === undefined || table.roundOver) return undefined
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter?.bot !== undefined && table.isActing(seat)) return { kind: 'bot', seat, level: sitter.bot }
  }
  return { kind: 'clock', seat: table.turn }
}

/** The next seat after this one with a person who decides themselves; -1 if there is none. */
export function nextPerson(sitters: Sitters, seat: Seat | -1): Seat | -1 {
  for (let step = 1; step <= sitters.length; step++) {
    const next = (seat + step) % sitters.length
    const sitter = sitters[next]
    if (next !== seat && sitter?.person !== undefined && sitter.bot === undefined) return next
  }
  return -1
}

/** True if people sit there and all of them are absent. */
export function isDeserted(sitters: Sitters): boolean {
  const people = sitters.filter((sitter) => sitter?.person !== undefined)
  return people.length > 0 && people.every((sitter) => sitter!.isAbsent)
}

function botName(sitters: Sitters, level: LevelName, seat: Seat): string {
  const others = sitters.flatMap((sitter, at) => (sitter === undefined || at === seat ? [] : [sitter.name]))
  return botNames([level], others)[0]!
}
