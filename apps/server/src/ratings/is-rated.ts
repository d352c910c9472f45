import type { OnlineTable } from '../tables/online-table.ts'

/** Does the game count for ratings? Not if it began on the host's device: the host could have seen all cards. */
export const countsForRatings = ({ origin }: Pick<OnlineTable, 'origin'>): boolean => origin === undefined
