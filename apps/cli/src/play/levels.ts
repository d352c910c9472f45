import { findLevel, LEVELS, type Level } from '@trick-bento/bots'
import { quote } from '@trick-bento/kit'
import { InvalidArgumentError } from 'commander'
import { usageError } from '../command-error.ts'

/** The level of bots unless the player names another one. */
export const DEFAULT_LEVEL = findLevel('steady')!

/** Parses one level, or several separated by commas. */
export const readLevels = (text: string): Level[] =>
  text.split(',').map((name) => {
    const level = findLevel(name.trim().toLowerCase())
    if (level !== undefined) return level
    const names = LEVELS.map((each) => each.name).join(', ')
    throw new InvalidArgumentError(`There is no level ${quote(name)}; the levels are ${names}.`)
  })

/** The level of each bot: one level for all, or one for each. */
export function levelsFor(bots: number, given: readonly Level[]): Level[] {
  if (given.length === 1) return Array(bots).fill(given[0])
  if (given.length === bots) return [...given]
  throw usageError(`${given.length} levels are given for ${bots} bots; give one for all or one for each`)
}
