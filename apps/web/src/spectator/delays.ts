import { type Speed, settings } from '../settings/settings.ts'

/** How long a replay stands still between two moves, in milliseconds, besides the time that the cards need. */
const MOVE_DELAYS: Readonly<Record<Speed, number>> = { calm: 1200, normal: 700, quick: 300, instant: 150 }
/** How long the end of a round is looked at where nobody has to tap. */
const ROUND_END_DELAYS: Readonly<Record<Speed, number>> = { calm: 7000, normal: 5000, quick: 3000, instant: 1500 }

export const moveDelay = (): number => MOVE_DELAYS[settings.value.speed]
export const roundEndDelay = (): number => ROUND_END_DELAYS[settings.value.speed]
