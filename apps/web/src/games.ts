import { type BoxedGame, games as included, lessonGames as taught } from '@trick-bento/games'
import { type Screen, screens } from '@trick-bento/games/screens'
import type { GameKind } from '@trick-bento/kit'
import { customGames } from './custom-games.ts'

const isReplaced = ({ id }: GameKind): boolean => customGames.some((custom) => custom.id === id)

/** The included games and the custom games; a custom game replaces an included one with the same id. */
export const games: readonly GameKind[] = [...included.filter((game) => !isReplaced(game)), ...customGames]

/** The games with a lesson. The first one cannot be played without its lesson. */
export const lessonGames: readonly BoxedGame[] = taught.filter((game) => !isReplaced(game))

/** All numbers of seats that a game allows. */
export const seatCounts = ({ seats: { least, most } }: GameKind): number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i)

export const findGame = (id: string): GameKind | undefined => games.find((game) => game.id === id)
export const findLessonGame = (id: string): BoxedGame | undefined => lessonGames.find((game) => game.id === id)

/** The screen description of a game. Without one, it is derived from the game's zones and numbers. */
export const screenOf = (kind: GameKind): Screen => (Object.hasOwn(screens, kind.id) ? screens[kind.id] : derived(kind))

function derived({ numbers, zones }: GameKind): Screen {
  const as = { one: 'counter', seat: 'badge', suit: 'emblem', each: 'tally' } as const
  return {
    minutes: 15,
    numbers: Object.fromEntries(Object.entries(numbers).map(([name, kind]) => [name, { as: as[kind] }])),
    zones: Object.fromEntries(
      Object.entries(zones).map(([zone, { sight, each }]) => {
        if (sight === 'all' || sight === 'owner') return [zone, 'fan']
        return [zone, each ? 'pile' : 'hidden']
      }),
    ),
    moments: {},
  }
}

/** Custom games have no lesson and no rules page, the game of the first lesson has no rules page. */
export const isIncluded = ({ id }: GameKind): boolean => included.some((game) => game.id === id)
