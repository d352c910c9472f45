import { boxGame } from '../boxed-game.ts'
import { trick as rules } from './rules.ts'
import { screen } from './screen.ts'

/** The game of the lesson "What is a trick?" with all its companions. It is not in the box. */
export const trick = boxGame(rules, {
  screen,
  texts: {
    en: async () => (await import('./texts.en.ts')).texts,
    ja: async () => (await import('./texts.ja.ts')).texts,
  },
  lesson: async () => (await import('./lesson.ts')).lesson,
})
