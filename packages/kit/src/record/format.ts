import { MAX_SEATS } from '../layout.ts'
import { quote } from '../quote.ts'
import { ok, type Result, refuse } from '../result.ts'

/** The name of the record format. */
export const FORMAT = 'trick-bento/1'
/** Longer lines are refused. 99 annotated rounds of Sushi Trick! need a third of it. */
export const MAX_RECORD_LENGTH = 1_000_000
const MAX_ROUNDS = 1000
const MAX_MOVES = 1000

/** A move of a recorded round. */
export interface RecordedMove {
  readonly seat: number
  /** As `makeMove` writes it. */
  readonly move: string
  /** The card that a call brought into the trick. */
  readonly card?: string
  /** In annotated records: all legal moves at that time, in any order. */
  readonly legal?: readonly string[]
}
/** A round of a record. */
export interface RecordedRound {
  /** The seat that played the first card. */
  readonly leader: number
  /** The dealt hands, by seat. */
  readonly hands: readonly (readonly string[])[]
  readonly moves: readonly RecordedMove[]
  /** The points of the round, by seat. */
  readonly scores: readonly number[]
  /** Other places that were dealt to, by the names of their zones, and the game's own notes. */
  readonly [field: string]: unknown
}
/** A finished game with every card, so that it can be replayed and verified without the seed. */
export interface GameRecord {
  readonly format: typeof FORMAT
  /** The id of the game. */
  readonly game: string
  /** The number of seats. */
  readonly seats: number
  /** The values of all options. */
  readonly options: Readonly<Record<string, unknown>>
  /** The seed of the deals, for information: the cards are in the rounds. */
  readonly seed?: string
  /** The names of the players, by seat. */
  readonly names?: readonly string[]
  readonly rounds: readonly RecordedRound[]
  /** The points of the whole game, by seat. */
  readonly totals: readonly number[]
  /** The seats that won. */
  readonly winners: readonly number[]
}

/** Reads one line of text as a record and checks its shape. `verifyRecord` checks whether the game follows the rules. */
export function parseRecord(line: string): Result<GameRecord> {
  if (line.length > MAX_RECORD_LENGTH)
    return refuse(`a record is at most ${MAX_RECORD_LENGTH} characters long, not ${line.length}`)
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    return refuse(`not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const wrong = record('record', value)
  return wrong === undefined ? ok(value as GameRecord) : refuse(wrong)
}

/** Returns the first thing that is wrong with a value, as a sentence that begins with its place. */
type Check = (where: string, value: unknown) => string | undefined

const wrongUnless =
  (wanted: string, holds: (value: unknown) => boolean): Check =>
  (where, value) =>
    value === undefined
      ? `${where} is missing; it must be ${wanted}`
      : holds(value)
        ? undefined
        : `${where} must be ${wanted}, not ${quote(value)}`

const text = (most: number): Check =>
  wrongUnless(`text of at most ${most} characters`, (value) => typeof value === 'string' && value.length <= most)
const wholeNumber = (least: number, most: number): Check =>
  wrongUnless(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  )
const optional =
  (check: Check): Check =>
  (where, value) =>
    value === undefined ? undefined : check(where, value)
/** Error messages count rounds and moves from 1. */
const within = (where: string, name: string): string =>
  where.startsWith('round ') ? `${where}, ${name}` : `${where}.${name}`
const member = (where: string, i: number): string => {
  if (where === 'record.rounds') return `round ${i + 1}`
  return where.endsWith(', moves') ? where.replace(/moves$/, `move ${i + 1}`) : `${where}[${i}]`
}
const list =
  (check: Check, most: number): Check =>
  (where, value) => {
    if (!Array.isArray(value) || value.length > most)
      return wrongUnless(`a list of at most ${most}`, () => false)(where, value)
    for (const [i, each] of value.entries()) {
      const wrong = check(member(where, i), each)
      if (wrong !== undefined) return wrong
    }
    return undefined
  }
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const object =
  (fields: Readonly<Record<string, Check>>, others: 'refuse others' | 'allow others' = 'refuse others'): Check =>
  (where, value) => {
    if (!isObject(value)) return wrongUnless('an object', () => false)(where, value)
    for (const [name, check] of Object.entries(fields)) {
      const wrong = check(within(where, name), Object.hasOwn(value, name) ? value[name] : undefined)
      if (wrong !== undefined) return wrong
    }
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name))
    if (unknown === undefined || others === 'allow others') return undefined
    return `${where} has an unknown field ${quote(unknown)}; the fields are ${Object.keys(fields).join(', ')}`
  }

const card = text(8)
const seat = wholeNumber(0, MAX_SEATS - 1)
const points = list(wholeNumber(-1_000_000, 1_000_000), MAX_SEATS)
const move = object({ seat, move: text(16), card: optional(card), legal: optional(list(text(16), 128)) })
const round = object(
  { leader: seat, hands: list(list(card, 64), MAX_SEATS), moves: list(move, MAX_MOVES), scores: points },
  'allow others', // `verifyRecord` knows which other fields the game has
)
const record = object({
  format: wrongUnless(`"${FORMAT}"`, (value) => value === FORMAT),
  game: text(64),
  seats: wholeNumber(1, MAX_SEATS),
  options: wrongUnless('an object', isObject),
  seed: optional(text(1000)),
  names: optional(list(text(100), MAX_SEATS)),
  rounds: list(round, MAX_ROUNDS),
  totals: points,
  winners: list(seat, MAX_SEATS),
})
