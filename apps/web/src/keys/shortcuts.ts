import { settings } from '../settings/settings.ts'

/** What can be done with a single key at a table. */
export const SHORTCUTS = { hint: 'H', undo: 'U', lastTrick: 'T', log: 'L', rules: 'R' } as const
export type Shortcut = keyof typeof SHORTCUTS

/** The attributes of the button that a key presses: the key is in its tooltip, too. */
export function shortcut(name: Shortcut, label: string): { title: string; 'aria-keyshortcuts'?: string } {
  const key = SHORTCUTS[name]
  return settings.value.shortcuts ? { title: `${label} (${key})`, 'aria-keyshortcuts': key } : { title: label }
}
