import type { MyGames, Ratings, Series, Statistics } from '@trick-bento/protocol'
import { tableAddress } from '../online/api.ts'
import { type Reply, request } from '../online/request.ts'

/** `before` is the `next` of the last reply. */
export const readMyGames = (before?: string): Promise<Reply<MyGames>> =>
  request(`/api/me/games${before === undefined ? '' : `?before=${encodeURIComponent(before)}`}`)
export const readStatistics = (): Promise<Reply<Statistics>> => request('/api/me/statistics')
export const readRatings = (): Promise<Reply<Ratings>> => request('/api/ratings')
export const readSeries = (table: string): Promise<Reply<Series>> => request(`${tableAddress(table)}/games`)
/** Not checked yet: the kit parses proofs. */
export const readProof = (table: string): Promise<Reply<unknown>> => request(`${tableAddress(table)}/proof`)
