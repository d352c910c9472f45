import type { GameKind } from '@trick-bento/kit'

/** Games from files given to `npm start`; the build replaces this module. */
export const customGames: readonly GameKind[] = []
