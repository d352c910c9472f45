import { games } from '../index.ts'
import type { GameTexts, Language } from './texts.ts'

export type { CalledTexts, GameTexts, Language, MomentTexts, OptionTexts, TextsOf } from './texts.ts'
export { LANGUAGES } from './texts.ts'

/** The texts of all games in the box in one language, by id. */
export async function loadTexts(language: Language): Promise<Readonly<Record<string, GameTexts>>> {
  return Object.fromEntries(
    await Promise.all(games.map(async ({ id, texts }) => [id, await texts[language]()] as const)),
  )
}
