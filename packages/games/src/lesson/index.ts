export * from './last-trick.ts'
export { LEARNER, type Lesson, type LessonTexts, type Scene, type Step, type StepText } from './lesson.ts'
export { type Piece, piecesOf } from './lesson-text.ts'
export { type Choices, gameOf, isStop, moveOf, movesIn, perform, play, tableAt } from './script.ts'
