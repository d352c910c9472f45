import type { TableSettings } from '@trick-bento/protocol'

/** Default settings of a table. */
export const PLAIN: Omit<TableSettings, 'game' | 'seats'> = {
  options: {},
  clock: 'off',
  pace: 'normal',
  listed: false,
  chat: false,
  openHands: false,
  latecomers: false,
}
