import type { LevelName } from '@trick-bento/bots'
import type { Random } from '@trick-bento/kit'

/** How long a move of each level appears to take, in milliseconds: a bot pauses so that people can follow the game. */
export const PAUSES: Readonly<Record<LevelName, { readonly least: number; readonly most: number }>> = {
  newcomer: { least: 700, most: 1600 },
  casual: { least: 600, most: 1400 },
  steady: { least: 500, most: 1200 },
  strong: { least: 600, most: 1300 },
  expert: { least: 700, most: 1600 },
}

/** Factors for the pauses of bots at an online table, by the pace that its host chose. */
export const ONLINE_PACE = { calm: 1.8, normal: 1, quick: 0.3 } as const

/** Factors for the pauses of bots in a game on this device, by the speed that the player chose. */
export const SOLO_PACE = { calm: 1.3, normal: 0.9, quick: 0.25, instant: 0 } as const

/** How long a bot of this level pauses before its next move, in milliseconds. */
export function pauseBefore(level: LevelName, random: Random, factor = 1): number {
  const { least, most } = PAUSES[level]
  return (least + random.below(most - least + 1)) * factor
}
