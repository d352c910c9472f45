import type { LevelName } from '@trick-bento/bots'
import { ask, type Reply, tableAddress } from '../online/api.ts'

export interface PastGame {
  readonly table: string
  readonly series: string
  readonly game: string
  readonly seats: number
  readonly endedAt: number
  readonly you: number
  readonly yours: boolean
  readonly sitters: readonly PastSitter[]
  readonly rating?: { readonly points: number; readonly plusMinus: number; readonly change: number }
}
export interface PastSitter {
  readonly kind: 'person' | 'bot'
  readonly name: string
  readonly level?: LevelName
  readonly total: number
  readonly place: number
}
export interface Rating {
  readonly points: number
  readonly plusMinus: number
  readonly provisional: boolean
  readonly games: number
}
export interface GameStatistics {
  readonly game: string
  readonly rating?: Rating
  readonly course: readonly { readonly endedAt: number; readonly points: number; readonly plusMinus: number }[]
  readonly tables: readonly {
    readonly seats: number
    readonly games: number
    readonly wins: number
    readonly averagePlace: number
  }[]
}
export interface Opponent {
  readonly kind: 'person' | 'bot'
  readonly name?: string
  readonly level?: LevelName
  readonly games: number
  readonly ahead: number
  readonly behind: number
}
export interface Statistics {
  readonly games: readonly GameStatistics[]
  readonly opponents: readonly Opponent[]
}
/** Without a level it is yours. */
export interface ListedRating extends Rating {
  readonly game: string
  readonly level?: LevelName
}

export const readMyGames = (before?: string): Promise<Reply<{ games: readonly PastGame[]; next?: string }>> =>
  ask(`/api/me/games${before === undefined ? '' : `?before=${encodeURIComponent(before)}`}`)
export const readStatistics = (): Promise<Reply<Statistics>> => ask('/api/me/statistics')
export const readRatings = (): Promise<Reply<{ ratings: readonly ListedRating[] }>> => ask('/api/ratings')
export const readSeries = (table: string): Promise<Reply<{ games: readonly PastGame[] }>> =>
  ask(`${tableAddress(table)}/games`)
/** Not looked at yet: whether it is a proof is for the kit to say. */
export const readProof = (table: string): Promise<Reply<unknown>> => ask(`${tableAddress(table)}/proof`)
