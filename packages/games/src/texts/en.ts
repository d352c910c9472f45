import { loadTexts } from './index.ts'

/** The texts of all games in the box in English, by id. */
export const en = await loadTexts('en')
