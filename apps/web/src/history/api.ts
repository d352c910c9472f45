import type { LevelName } from '@trick-bento/bots'
import type { RedactedGame } from '../../../server/src/history/redacted-game.ts'
import type { GameStatistics, Opponent, Statistics } from '../../../server/src/history/statistics.ts'
import type { ShownRating } from '../../../server/src/ratings/rating.ts'
import { ask, type Reply, tableAddress } from '../online/api.ts'

export type { GameStatistics, Opponent, RedactedGame, ShownRating, Statistics }
/** Without a level it is yours. */
export interface ListedRating extends ShownRating {
  readonly game: string
  readonly level?: LevelName
}

export const readMyGames = (before?: string): Promise<Reply<{ games: readonly RedactedGame[]; next?: string }>> =>
  ask(`/api/me/games${before === undefined ? '' : `?before=${encodeURIComponent(before)}`}`)
export const readStatistics = (): Promise<Reply<Statistics>> => ask('/api/me/statistics')
export const readRatings = (): Promise<Reply<{ ratings: readonly ListedRating[] }>> => ask('/api/ratings')
export const readSeries = (table: string): Promise<Reply<{ games: readonly RedactedGame[] }>> =>
  ask(`${tableAddress(table)}/games`)
/** Not looked at yet: whether it is a proof is for the kit to say. */
export const readProof = (table: string): Promise<Reply<unknown>> => ask(`${tableAddress(table)}/proof`)
