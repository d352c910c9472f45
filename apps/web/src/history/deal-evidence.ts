import type { Event, Game } from '@trick-bento/kit'
import { accountOf, type Witness } from '@trick-bento/kit/fair'
import { loadItem, saveItem } from '../settings/storage.ts'

/** What this device noted of a table while its game was played, to compare a proof with it later. */
interface Notes {
  readonly table: string
  /** As it was shown before the first card. */
  readonly commitment?: string
  /** The value that was sent last, for which seat, and how many entries the table had when that was done. */
  readonly value?: { readonly text: string; readonly seat: number; readonly by: number }
  /** The last entry with which we sat down, on this device or another of ours. */
  readonly satAt?: number
  /** The cards are dealt: what comes now comes too late. */
  readonly isDealt?: boolean
  readonly account?: string
}

const NAME = 'witness'
const MOST = 100

function all(): readonly Notes[] {
  const kept = loadItem(NAME)
  return Array.isArray(kept) ? kept.filter((each) => typeof each?.table === 'string') : []
}
const notesOf = (table: string): Notes => all().find((each) => each.table === table) ?? { table }

function note(notes: Notes, some: Partial<Notes>): void {
  const others = all().filter(({ table }) => table !== notes.table)
  saveItem(NAME, [...others.slice(1 - MOST), { ...notes, ...some }])
}

/** What of a table's log matters for a proof. */
interface Heard {
  readonly number: number
  readonly entry: { readonly type: string; readonly you?: boolean; readonly commitment?: string }
  /** It happened before we came here. */
  readonly isPast: boolean
  /** No card has been dealt yet, as far as we know. */
  readonly isGathering: boolean
  readonly seat: number
  readonly game: Game
  readonly events: readonly Event[]
}

/** What was noted once is not changed, whatever the server says later. */
export function witness(table: string, { number, entry, isPast, isGathering, seat, game, events }: Heard): void {
  const notes = notesOf(table)
  switch (entry.type) {
    case 'opened':
      if (isGathering && notes.commitment === undefined) note(notes, { commitment: entry.commitment ?? '' })
      return
    case 'sat':
      if (entry.you && !notes.isDealt && number > (notes.satAt ?? -1)) note(notes, { satAt: number })
      return
    case 'started':
      if (!notes.isDealt) note(notes, { isDealt: true })
      return
    case 'revealed':
      if (isPast || notes.account !== undefined || (notes.value?.seat ?? -1) !== seat) return
      note(notes, { account: accountOf(game, events) })
      return
  }
}

/** Our own value is in, said a table that had so many entries then. */
export function noteValue(table: string, seat: number, text: string, by: number): void {
  const notes = notesOf(table)
  if (!notes.isDealt) note(notes, { value: { text, seat, by } })
}

/** A value counts only if we have not sat down once more since, perhaps with another device. */
export function dealEvidence(table: string): Witness {
  const { commitment, value, satAt, account } = notesOf(table)
  const isLast = value !== undefined && satAt !== undefined && satAt < value.by
  return {
    ...(commitment === undefined ? {} : { commitment }),
    ...(value === undefined ? {} : { seat: value.seat }),
    ...(isLast ? { value: value.text } : {}),
    ...(account === undefined ? {} : { account }),
  }
}
