import type { ScreenOf } from '../screen/screen.ts'
import type { trick } from './rules.ts'

export const screen = {
  minutes: 2,
  numbers: { trump: { as: 'emblem' } },
  zones: { unused: 'hidden', taken: 'pile' },
  moments: {},
} as const satisfies ScreenOf<typeof trick>
