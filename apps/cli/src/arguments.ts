import { randomInt } from 'node:crypto'
import { type Game, type GameKind, MAX_SEATS } from '@trick-bento/kit'
import { type Command, InvalidArgumentError } from 'commander'
import { findGame, seated } from './games.ts'

const LONGEST_SEED = 900

/** Reads a whole number within bounds. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = Number(text)
    if (!/^\d{1,15}$/.test(text) || number < least || number > most) {
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
    }
    return number
  }

const anyWholeNumber = (text: string): number => {
  if (!/^-?\d{1,15}$/.test(text)) throw new InvalidArgumentError(`It must be a whole number such as ${MAX_SEATS / 2}.`)
  return Number(text)
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidArgumentError('It must be JSON such as \'{"rounds":3}\'; `bento games` lists the options.')
  }
}

/** Reads a seed. */
export const shortEnough = (text: string): string => {
  if (text.length <= LONGEST_SEED) return text
  throw new InvalidArgumentError(`It must be at most ${LONGEST_SEED} characters long.`)
}

export interface TableSettings {
  readonly seats?: number
  readonly options?: unknown
  readonly seed?: string
}

/** The options of every command that sets up a table. */
export const withTable = (command: Command, seatsUnlessGiven = 'the usual number'): Command =>
  command
    .option('--seats <n>', `number of seats; ${seatsUnlessGiven} unless given`, anyWholeNumber)
    .option('--seed <text>', 'seed of the deal; the same text gives the same deal', shortEnough)
    .option('--options <json>', 'options of the game, such as \'{"rounds":3}\'', json)

/** The option of every command that reads records of any game. */
export const withMoreGames = (command: Command): Command =>
  command.option(
    '--with <file>',
    'a file with a game that is not in the box (may be repeated)',
    (file: string, before: readonly string[] = []) => [...before, file],
  )

/** The game that an argument names, for the seats and options of the settings. */
export async function findTable(name: string, settings: TableSettings): Promise<Game> {
  return seatedAs(await findGame(name), settings)
}
export const seatedAs = (kind: GameKind, { seats, options }: TableSettings): Game => seated(kind, seats, options)

/** A seed for a command without one. */
export const randomSeed = (): string =>
  randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')
