import { words } from '../i18n/index.ts'
import { settings } from '../settings/settings.ts'

/** The names at a table of a lesson, the learner first. */
export const namesAt = (seats: number): string[] => {
  const { common, learn } = words.value
  return [settings.value.name.trim() || common.you, ...learn.names].slice(0, seats)
}
