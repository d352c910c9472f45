import type { LevelName } from '@trick-bento/bots'
import type { PersonId } from '../tables/entry.ts'

/** Who is rated: a person, or all bots of a level together (`bot:steady`). */
export type PlayerId = string

const BOT = 'bot:'
export const botPlayer = (level: LevelName): PlayerId => `${BOT}${level}`
/** Undefined for a person. */
export const levelOf = (player: PlayerId): LevelName | undefined =>
  player.startsWith(BOT) ? (player.slice(BOT.length) as LevelName) : undefined

/** A seat at the end of a game. */
export interface FinishedSitter {
  /** Undefined for a bot. */
  readonly person?: PersonId
  readonly name: string
  /** Of a bot, its level. */
  readonly level?: LevelName
  /** Whose result it is: a person's, if they decided enough of it themselves, else that of the bot that did. */
  readonly player: PlayerId
  readonly total: number
  /** From 1; those who tie share a place. */
  readonly place: number
}

/** A game that is over, as the histories of those who played it tell it. The log of its table has the rest. */
export interface FinishedGame {
  readonly table: string
  /** The first of a row of tables, each the rematch of the one before. */
  readonly series: string
  readonly game: string
  readonly seats: number
  /** In milliseconds since 1970. */
  readonly endedAt: number
  /** Does it count for ratings? */
  readonly counts: boolean
  readonly sitters: readonly FinishedSitter[]
}

/** What a game made of the rating of a seat's player. */
export interface SeatRating {
  readonly mu: number
  readonly sigma: number
  /** The mean before. */
  readonly was: number
}
export interface PastGame extends FinishedGame {
  /** By seat; undefined as long as the game is not rated. */
  readonly ratings: readonly SeatRating[] | undefined
}

/** How good somebody is at a game: a mean, how uncertain it is, and from how many games it is known. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
  readonly games: number
}
export interface PlayerRating extends Rating {
  readonly player: PlayerId
  readonly game: string
}

/** What finished games leave behind. They get here with the entry that ends them (`Also.finished`). */
export interface History {
  game(table: string): Promise<PastGame | undefined>
  /** Games of a person, the newest first; those older than `before`, if told. */
  gamesOf(person: PersonId, most: number, before?: Pick<FinishedGame, 'endedAt' | 'table'>): Promise<PastGame[]>
  /** Games of a table and its rematches, the newest first. */
  seriesOf(series: string, most: number): Promise<PastGame[]>
  ratingsOf(players: readonly PlayerId[]): Promise<PlayerRating[]>
  /**
   * Puts new ratings in the place of those with one game less, all of them or none. 'taken' if the game has been rated,
   * or if somebody's rating is no longer the one that was read.
   */
  rate(table: string, after: readonly SeatRating[], changed: readonly PlayerRating[]): Promise<'added' | 'taken'>
  /**
   * Nobody finds this person's games by them any more, their ratings and notices are gone, and no finished game says that
   * it was them, nor will one that ends later.
   */
  forget(person: PersonId): Promise<void>
}
