import type { TableSettings } from '@trick-bento/protocol'
import { CLOCK_NAMES, PACE_NAMES } from '@trick-bento/protocol/constants'

/** The settings of a table that do not depend on its game. */
export type TableOptions = Pick<TableSettings, 'clock' | 'pace' | 'listed' | 'chat' | 'openHands' | 'latecomers'>

/** Reads stored options; replaces what is missing or invalid by defaults. */
export function readTableOptions(stored: unknown): TableOptions {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  return {
    clock: CLOCK_NAMES.find((each) => each === given.clock) ?? 'relaxed',
    pace: PACE_NAMES.find((each) => each === given.pace) ?? 'normal',
    listed: given.listed === true,
    chat: given.chat === true,
    openHands: given.openHands === true,
    latecomers: given.latecomers === true,
  }
}
