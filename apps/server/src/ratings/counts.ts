import type { OnlineTable } from '../tables/online-table.ts'

/** Does the game of this table count? Not one that was brought along: its host could have seen all cards. */
export const countsForRatings = ({ origin }: Pick<OnlineTable, 'origin'>): boolean => origin === undefined
