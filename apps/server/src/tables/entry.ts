import type { LevelName } from '@trick-bento/bots'
import type { Seat } from '@trick-bento/kit'
import type { ChatMessage, TableSettings } from '@trick-bento/protocol'
import type { Origin } from './origin.ts'

/** Somebody, by the hash of the secret that only their device knows. */
export type PersonId = string

/**
 * What happened at a table, one after the other, numbered from 0. With the table's secret, the entries are the whole
 * truth; everything else is a fold of them.
 */
export type Entry =
  | {
      readonly type: 'opened'
      readonly settings: TableSettings
      readonly host: PersonId
      readonly commitment: string
      /** The game goes on from there. */
      readonly origin?: Origin
      /** Of a rematch, the first table of the row. */
      readonly series?: string
    }
  /** A seat waits for somebody who sat there at the last table. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly person: PersonId; readonly name: string }
  /** Somebody takes a seat: before the start with a value of their own that goes into the deal, later from a bot. */
  | {
      readonly type: 'sat'
      readonly seat: Seat
      readonly person: PersonId
      readonly name: string
      readonly value: string
    }
  | { readonly type: 'left'; readonly seat: Seat; readonly why: 'stood up' | 'kicked' }
  /** This person neither sits down nor speaks here any more. */
  | { readonly type: 'blocked'; readonly person: PersonId; readonly name: string }
  /** A bot sits there: from the start, or for somebody who is away or gave the seat to it. */
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: LevelName; readonly why: 'seated' | 'asked' | 'away' }
  /** The person whose seat a bot has kept is back. */
  | { readonly type: 'back'; readonly seat: Seat }
  /** Somebody asks whether the host is still there. */
  | { readonly type: 'knocked'; readonly seat: Seat; readonly at: number }
  /** The host is. */
  | { readonly type: 'answered' }
  /** Whoever sits there is the host from now on. */
  | { readonly type: 'hosted'; readonly seat: Seat }
  | { readonly type: 'started' }
  | { readonly type: 'decided'; readonly seat: Seat; readonly move: string; readonly by: 'person' | 'bot' }
  /** All people are away: nothing is due until one of them comes. */
  | { readonly type: 'asleep' }
  | { readonly type: 'awake' }
  /** The game is over: now everybody may check the deal. */
  | {
      readonly type: 'revealed'
      readonly secret: string
      readonly values: readonly string[]
      /** The first rounds were dealt from this seed. */
      readonly origin?: Pick<Origin, 'seed' | 'rounds'>
    }
  | {
      readonly type: 'said'
      readonly person: PersonId
      readonly seat: Seat | -1
      readonly name: string
      readonly what: ChatMessage
    }
  /** A rematch is at that table. */
  | { readonly type: 'followed'; readonly table: string }
