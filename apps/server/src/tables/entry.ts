import type { LevelName } from '@trick-bento/bots'
import type { Seat } from '@trick-bento/kit'
import type { ChatMessage, TableSettings } from '@trick-bento/protocol'
import type { Origin } from './origin.ts'

/** Identifies a person: the hash of a secret that only their device knows. */
export type PersonId = string

/**
 * An entry of a table's log, numbered from 0. Together with the table's secret, the entries are the whole truth; everything
 * else is a fold of them.
 */
export type Entry =
  | {
      readonly type: 'opened'
      readonly settings: TableSettings
      readonly host: PersonId
      readonly commitment: string
      /** The game began on the host's device and continues here. */
      readonly origin?: Origin
      /** For a rematch, the first table of the series. */
      readonly series?: string
    }
  /** A seat is kept for a person who sat there at the previous table. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly person: PersonId; readonly name: string }
  /** A person takes a seat: before the start, with their value for the deal; later, from a bot. */
  | {
      readonly type: 'sat'
      readonly seat: Seat
      readonly person: PersonId
      readonly name: string
      readonly value: string
    }
  | { readonly type: 'left'; readonly seat: Seat; readonly why: 'stood up' | 'kicked' }
  /** The host has blocked this person: they can neither sit down nor speak at this table. */
  | { readonly type: 'blocked'; readonly person: PersonId; readonly name: string }
  /** A bot plays at a seat: as its own, or for a person who is away or has asked for it. */
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: LevelName; readonly why: 'seated' | 'asked' | 'away' }
  /** A person takes over from the bot that played for them. */
  | { readonly type: 'back'; readonly seat: Seat }
  /** A player asks whether the host is still there. */
  | { readonly type: 'knocked'; readonly seat: Seat; readonly at: number }
  /** The host has answered. */
  | { readonly type: 'answered' }
  /** The person at this seat becomes the host. */
  | { readonly type: 'hosted'; readonly seat: Seat }
  | { readonly type: 'started' }
  | { readonly type: 'decided'; readonly seat: Seat; readonly move: string; readonly by: 'person' | 'bot' }
  /** All people are away: nothing is due until one of them returns. */
  | { readonly type: 'asleep' }
  | { readonly type: 'awake' }
  /** The game is over: with this, everybody can check the deal. */
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
  /** The rematch takes place at that table. */
  | { readonly type: 'followed'; readonly table: string }
