import type { TableSettings } from '@trick-bento/protocol'
import { CLOCK_NAMES, PACE_NAMES } from '@trick-bento/protocol/constants'

/** What a host agrees with everybody, whatever is played. */
export type TableOptions = Pick<TableSettings, 'clock' | 'pace' | 'listed' | 'chat' | 'openHands' | 'latecomers'>

/** What was agreed last time, as far as it makes sense; the preset for the rest. */
export function readTableOptions(kept: unknown): TableOptions {
  const given = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  return {
    clock: CLOCK_NAMES.find((each) => each === given.clock) ?? 'relaxed',
    pace: PACE_NAMES.find((each) => each === given.pace) ?? 'normal',
    listed: given.listed === true,
    chat: given.chat === true,
    openHands: given.openHands === true,
    latecomers: given.latecomers === true,
  }
}
