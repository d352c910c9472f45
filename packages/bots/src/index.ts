export type { Bot, MoveEstimate, Thought } from './bot.ts'
export type { Budget } from './budget.ts'
export { iterationsOf, levelBot } from './level-bot.ts'
export { findLevel, LEVELS, type Level, type LevelName } from './levels.ts'
