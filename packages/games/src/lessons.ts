import type { Lesson } from './lesson/lesson.ts'

/** The lessons by the id of their game, each loaded when it is needed. */
export const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  'gummi-trick': async () => (await import('./gummi-trick/lesson.ts')).gummiTrick,
  bannish: async () => (await import('./bannish/lesson.ts')).bannish,
  gudetama: async () => (await import('./gudetama/lesson.ts')).gudetama,
  'sushi-trick': async () => (await import('./sushi-trick/lesson.ts')).sushiTrick,
}
