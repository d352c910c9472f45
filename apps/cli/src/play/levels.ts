import { findLevel, LEVELS, type Level } from '@trick-bento/bots'
import { quote } from '@trick-bento/kit'
import { InvalidArgumentError } from 'commander'
import { usageError } from '../command-error.ts'

export const USUAL_LEVEL = findLevel('steady')!

/** Reads one level or several, with commas between. */
export const readLevels = (text: string): Level[] =>
  text.split(',').map((name) => {
    const level = findLevel(name.trim().toLowerCase())
    if (level !== undefined) return level
    const names = LEVELS.map((each) => each.name).join(', ')
    throw new InvalidArgumentError(`There is no level ${quote(name)}; the levels are ${names}.`)
  })

/** A level for each of the others: one for all, or as they were told. */
export function levelsFor(others: number, told: readonly Level[]): Level[] {
  if (told.length === 1) return Array(others).fill(told[0])
  if (told.length === others) return [...told]
  throw usageError(`${told.length} levels are named for ${others} others; name one for all or one for each`)
}
