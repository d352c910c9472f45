import type { Lesson } from '../lesson.ts'

/** The lessons by the id of their game, each loaded when it is needed. */
export const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  'gummi-trick': async () => (await import('./gummi-trick.ts')).gummiTrick,
  bannish: async () => (await import('./bannish.ts')).bannish,
  gudetama: async () => (await import('./gudetama.ts')).gudetama,
  'sushi-trick': async () => (await import('./sushi-trick.ts')).sushiTrick,
}
