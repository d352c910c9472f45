import { describe, test } from 'node:test'
import { type Game, type GameKind, must, type Option, range } from '@trick-bento/kit'
import { type Course, contract } from '@trick-bento/kit/contract'
import fc from 'fast-check'

const RANDOM_GAMES = 25
const PROPERTY_GAMES = 15

/** Registers tests of the kit's contract for every number of seats of a game, with the default options and with others. */
export function testContract(kind: GameKind): void {
  for (const seats of range(kind.seats.least, kind.seats.most)) {
    describe(`${kind.title}, ${seats} seats`, () => {
      for (const { name, check } of contract) {
        test(`${name} (${RANDOM_GAMES} random games)`, () => {
          const game = must(kind.at(seats))
          for (const i of range(1, RANDOM_GAMES)) check(game, { seed: `contract-${i}` })
        })
        test(`${name} (${PROPERTY_GAMES} games with any options)`, () => {
          const property = fc.property(games(kind, seats), courses, (game, course) => check(game, course))
          fc.assert(property, { numRuns: PROPERTY_GAMES, seed: 7 })
        })
      }
    })
  }
}

const courses: fc.Arbitrary<Course> = fc.record({
  seed: fc.string({ maxLength: 12 }),
  choices: fc.array(fc.nat(20), { maxLength: 200 }),
})

/** The game with any allowed options. */
const games = (kind: GameKind, seats: number): fc.Arbitrary<Game> =>
  fc
    .record(Object.fromEntries(Object.entries(kind.options).map(([name, option]) => [name, values(option)])))
    .map((options) => kind.at(seats, options))
    .filter((game) => game.ok)
    .map(must)

/** Values of an option. High numbers are left out: they make long matches that test nothing new. */
function values({ kind, choices = [], least = 0, most = 0, length = 0 }: Option<unknown>): fc.Arbitrary<unknown> {
  if (kind === 'one of') return fc.constantFrom(...choices)
  const number = fc.integer({ min: least, max: Math.min(most, least + 8) })
  return kind === 'whole number' ? number : fc.array(number, { minLength: length, maxLength: length })
}
