import type { GameKind } from '@trick-bento/kit'
import { choiceText, optionText } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'

/** Is this the value that the option has by default? */
export const isPreset = (kind: GameKind, name: string, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(kind.options[name].default)

/** The options with another value than usual: their names, and their values if they are short. */
export function changedOptions(kind: GameKind, options: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(kind.options)
    .filter((name) => !isPreset(kind, name, options[name]))
    .map((name) => {
      const value = options[name]
      const title = optionText(kind, name).name
      return Array.isArray(value) ? title : words.value.setup.changed(title, choiceText(kind, name, value))
    })
}
