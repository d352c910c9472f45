import type { TableSettings } from '@trick-bento/protocol'

/** Settings of a table at which nothing special was agreed. */
export const PLAIN: Omit<TableSettings, 'game' | 'seats'> = {
  options: {},
  clock: 'off',
  pace: 'normal',
  listed: false,
  chat: false,
  openHands: false,
  latecomers: false,
}
