/** The names of the levels, from weakest to strongest. */
export type LevelName = 'newcomer' | 'casual' | 'steady' | 'strong' | 'expert'

/** A level of strength, the same in every game. `level-bot.ts` defines what each level remembers and how it decides. */
export interface Level {
  /** Its name, by which `findLevel` finds it. */
  readonly name: LevelName
  /** The longest that it may think about a move, in milliseconds. It applies to budgets with a clock. */
  readonly timeLimit: number
}

/** All levels, the weakest first. */
export const LEVELS: readonly Level[] = [
  { name: 'newcomer', timeLimit: 30 },
  { name: 'casual', timeLimit: 30 },
  { name: 'steady', timeLimit: 30 },
  { name: 'strong', timeLimit: 30 },
  { name: 'expert', timeLimit: 1000 },
]

/** The level with this name; undefined if there is none. */
export const findLevel = (name: string): Level | undefined => LEVELS.find((level) => level.name === name)
