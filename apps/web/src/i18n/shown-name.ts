import { shownBotName } from '@trick-bento/play'
import { language } from './index.ts'

/** A name at a table in the current language: bots' names are translated, people's stay as they were typed. */
export const shownName = ({ kind, name }: { readonly kind: string; readonly name: string }): string =>
  kind === 'bot' ? shownBotName(name, language.value) : name
