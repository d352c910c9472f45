export {
  DEFAULT_SEED,
  DEFAULT_STEPS,
  makeTraining,
  POLICY_COUNT,
  TRAINABLE_GAMES,
  type Training,
} from './policy/training.ts'
export { makeWeightsText } from './policy/weights-text.ts'
