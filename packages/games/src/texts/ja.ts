import { loadTexts } from './index.ts'

/** The texts of all games in the box in Japanese, by id. */
export const ja = await loadTexts('ja')
