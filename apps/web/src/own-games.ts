import type { GameKind } from '@trick-bento/kit'

/** Games that were given to `npm start`; the build puts them here. */
export const ownGames: readonly GameKind[] = []
