export {
  DEFAULT_SEED,
  DEFAULT_STEPS,
  makeTraining,
  POLICY_COUNT,
  TRAINABLE_GAMES,
  type Training,
  type TrainingSettings,
} from './policy/training.ts'
export type { NamedTables, Weights } from './policy/weights.ts'
export { makeWeightsText } from './policy/weights-text.ts'
