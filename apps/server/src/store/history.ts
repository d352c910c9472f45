import type { LevelName } from '@trick-bento/bots'
import type { PersonId } from '../tables/entry.ts'

/** A rated player: a person, or all bots of a level together (`bot:steady`). */
export type PlayerId = string

const BOT = 'bot:'
export const botPlayer = (level: LevelName): PlayerId => `${BOT}${level}`
/** The level of a bot; undefined for a person. */
export const levelOf = (player: PlayerId): LevelName | undefined =>
  player.startsWith(BOT) ? (player.slice(BOT.length) as LevelName) : undefined

/** A seat at the end of a game. */
export interface FinishedSitter {
  /** Undefined for a bot. */
  readonly person?: PersonId
  readonly name: string
  /** The level of a bot. */
  readonly level?: LevelName
  /** Whose result it is: of the person or bot that made most decisions at this seat. */
  readonly player: PlayerId
  readonly total: number
  /** From 1; ties share a place. */
  readonly place: number
}

/** A finished game as histories show it. The log of its table has the details. */
export interface FinishedGame {
  readonly table: string
  /** The first table of a series of rematches. */
  readonly series: string
  readonly game: string
  readonly seats: number
  /** In milliseconds since 1970. */
  readonly endedAt: number
  /** Does it count for ratings? */
  readonly counts: boolean
  readonly sitters: readonly FinishedSitter[]
}

/** The rating of a seat's player after a game. */
export interface SeatRating {
  readonly mu: number
  readonly sigma: number
  /** The mean before the game. */
  readonly was: number
}
export interface PastGame extends FinishedGame {
  /** By seat; undefined until the game is rated. */
  readonly ratings: readonly SeatRating[] | undefined
}

/** Playing strength at a game: mean, uncertainty, and the number of games it is estimated from. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
  readonly games: number
}
export interface PlayerRating extends Rating {
  readonly player: PlayerId
  readonly game: string
}

/** Finished games and ratings. A game is added together with the entry that ends it (`AppendOptions.finished`). */
export interface History {
  game(table: string): Promise<PastGame | undefined>
  /** Games of a person, newest first, starting after `before` if given. */
  gamesOf(person: PersonId, limit: number, before?: Pick<FinishedGame, 'endedAt' | 'table'>): Promise<PastGame[]>
  /** Games of a table and its rematches, newest first. */
  seriesOf(series: string, limit: number): Promise<PastGame[]>
  ratingsOf(players: readonly PlayerId[]): Promise<PlayerRating[]>
  /**
   * Atomically replaces ratings by those after one more game. 'taken' if the game is rated already, or if a rating is no
   * longer the one that was read.
   */
  rate(table: string, after: readonly SeatRating[], changed: readonly PlayerRating[]): Promise<'added' | 'taken'>
  /**
   * Deletes a person's ratings and notices and their list of games, and anonymizes them in finished games, also in those
   * that end later.
   */
  forget(person: PersonId): Promise<void>
}
