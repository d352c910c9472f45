import { games } from '../index.ts'
import type { Lesson } from './lesson.ts'

export * from './last-trick.ts'
export { LEARNER, type Lesson, type LessonTexts, type Scene, type Step, type StepText } from './lesson.ts'
export { type Piece, piecesOf } from './lesson-text.ts'
export { movesIn } from './moves-in.ts'
export { type Choices, gameOf, isStop, matchAt, moveOf, perform, play } from './script.ts'

/** The lessons of the games in the box, by id; each is loaded when it is needed. */
export const lessons: Readonly<Record<string, () => Promise<Lesson>>> = Object.fromEntries(
  games.map(({ id, lesson }) => [id, lesson]),
)
