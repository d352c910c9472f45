import { boxGame } from '../boxed-game.ts'
import { gudetama as rules } from './rules.ts'
import { screen } from './screen.ts'

/** Gudetama with all its companions. */
export const gudetama = boxGame(rules, {
  screen,
  texts: {
    en: async () => (await import('./texts.en.ts')).texts,
    ja: async () => (await import('./texts.ja.ts')).texts,
  },
  lesson: async () => (await import('./lesson.ts')).lesson,
  guide: async () => (await import('./guide.ts')).guide,
})
