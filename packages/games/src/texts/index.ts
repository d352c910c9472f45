import { lessonGames } from '../index.ts'
import type { GameTexts, Language } from './texts.ts'

export type { CalledTexts, GameTexts, Language, MomentTexts, OptionTexts, PromptTexts, TextsOf } from './texts.ts'
export { LANGUAGES } from './texts.ts'

/** The texts of our games in one language, by id. */
export async function loadTexts(language: Language): Promise<Readonly<Record<string, GameTexts>>> {
  return Object.fromEntries(
    await Promise.all(lessonGames.map(async ({ id, texts }) => [id, await texts[language]()] as const)),
  )
}
