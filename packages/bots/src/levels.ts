/** The names of the levels, from weakest to strongest. */
export type LevelName = 'newcomer' | 'casual' | 'steady' | 'strong' | 'expert'

/** A level of strength, the same in every game. */
export interface Level {
  /** Its name, by which `findLevel` finds it. */
  readonly name: LevelName
  /** One line that helps people to choose. */
  readonly about: string
  /** The longest that it may think about a move, in milliseconds. It applies to budgets with a clock. */
  readonly timeLimit: number
}

/** All levels, the weakest first. */
export const LEVELS: readonly Level[] = [
  { name: 'newcomer', about: 'Knows the rules, plays what looks right, remembers nothing.', timeLimit: 30 },
  { name: 'casual', about: 'Has played before and remembers the last trick.', timeLimit: 30 },
  { name: 'steady', about: 'Plays with experience and remembers every card.', timeLimit: 30 },
  { name: 'strong', about: 'Imagines what the others may hold before each move.', timeLimit: 30 },
  { name: 'expert', about: 'Thinks through many deals and gives nothing away.', timeLimit: 1000 },
]

/** The level with this name; undefined if there is none. */
export const findLevel = (name: string): Level | undefined => LEVELS.find((level) => level.name === name)
