export { type Course, makeCourse, POLICIES, TRAINABLE, USUAL_SEED, USUAL_STEPS } from './policy/course.ts'
export { makeWeightsText } from './policy/weights-text.ts'
