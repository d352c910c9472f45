import type { MyGames, Ratings, Series, Statistics } from '@trick-bento/protocol'
import { ask, type Reply, tableAddress } from '../online/api.ts'

export const readMyGames = (before?: string): Promise<Reply<MyGames>> =>
  ask(`/api/me/games${before === undefined ? '' : `?before=${encodeURIComponent(before)}`}`)
export const readStatistics = (): Promise<Reply<Statistics>> => ask('/api/me/statistics')
export const readRatings = (): Promise<Reply<Ratings>> => ask('/api/ratings')
export const readSeries = (table: string): Promise<Reply<Series>> => ask(`${tableAddress(table)}/games`)
/** Not looked at yet: whether it is a proof is for the kit to say. */
export const readProof = (table: string): Promise<Reply<unknown>> => ask(`${tableAddress(table)}/proof`)
