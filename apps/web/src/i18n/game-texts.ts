import type { GameTexts, OptionTexts } from '@trick-bento/games/texts'
import type { GameKind } from '@trick-bento/kit'
import { completed, described, scoreText as scoreOf } from '@trick-bento/words'
import type { Dictionary } from './dictionary.ts'
import { ownTexts, words } from './index.ts'

const made = new WeakMap<GameKind, { readonly for: Dictionary; readonly texts: GameTexts }>()

/** The texts of a game in the current language; missing ones come from its definition. */
export function gameTexts(kind: GameKind): GameTexts {
  const w = words.value
  const known = made.get(kind)
  if (known?.for === w) return known.texts
  const texts = completed(ownTexts.value[kind.id] ?? {}, described(kind, w.grammar))
  made.set(kind, { for: w, texts })
  return texts
}

/** What points were given for, by the code of a `score` event. */
export const scoreText = (kind: GameKind, why: string): string => scoreOf(gameTexts(kind), why)

export const optionText = (kind: GameKind, name: string): OptionTexts =>
  gameTexts(kind).options[name] ?? { name, about: '' }
/** One value of an option that has a few to choose from. */
export const choiceText = (kind: GameKind, name: string, value: unknown): string =>
  optionText(kind, name).choices?.[String(value)] ?? String(value)
/** What the n-th number of an option is, from 1. */
export const itemText = (kind: GameKind, name: string, n: number): string =>
  optionText(kind, name).item?.replace('{n}', String(n)) ?? words.value.setup.item(n)
/** The error when every number is within its bounds, but the option refuses the whole list. */
export const checkText = (kind: GameKind, name: string): string =>
  optionText(kind, name).check ?? words.value.setup.errors.together
