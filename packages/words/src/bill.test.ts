import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games, sushiTrick } from '@trick-bento/games'
import { type Game, Match, must, range } from '@trick-bento/kit'
import { arrange, place, playAll } from '../../games/src/testing/arrange.ts'
import { type Bill, bill, eventsOfRound } from './bill.ts'
import { languages, playRandomly, wordingOf } from './testing/wordings.ts'

/** The bills of all rounds of a random game. */
function billsOf(game: Game, seed: string, texts = wordingOf(game).texts): Bill[] {
  const bills: Bill[] = []
  const match = new Match(game, seed)
  playRandomly(match, seed, () => {
    const { table } = match
    if (!table.roundOver) return
    const made = bill(eventsOfRound(match.events, table.round), table, game, texts)
    for (const { seat, sum, total } of made.seats) {
      assert.equal(sum, table.scored(seat))
      assert.equal(total, table.totals[seat])
    }
    bills.push(made)
  })
  assert.equal(bills.length, match.table.round)
  return bills
}

test('the lines of a bill add up to the score of the round, and bills to the totals', () => {
  for (const kind of games) {
    for (const seats of range(kind.seats.least, kind.seats.most)) {
      const game = must(kind.at(seats))
      for (const seed of ['a', 'b', 'c']) {
        const totals = Array(seats).fill(game.startPoints)
        for (const { seats: rows } of billsOf(game, seed)) {
          for (const { seat, lines, before, sum, total } of rows) {
            assert.equal(before, totals[seat])
            assert.equal(
              lines.reduce((all, line) => all + line.sum, 0),
              sum,
            )
            totals[seat] += sum
            assert.equal(total, totals[seat])
          }
        }
      }
    }
  }
})

test('the lines of a bill have texts in every language', () => {
  for (const kind of games) {
    const game = must(kind.at(kind.seats.usual))
    for (const language of languages) {
      const { texts } = wordingOf(game, language)
      const lines = billsOf(game, 'words', texts).flatMap(({ seats }) => seats.flatMap((row) => row.lines))
      assert.ok(lines.length > 0)
      for (const { why, text } of lines) assert.equal(text, texts.scores[why])
    }
  }
})

test('a bill has the tallies that the screen shows at each seat', () => {
  const tallies = games.map((kind) => {
    const [first] = billsOf(must(kind.at(4)), 'tally')
    return first.tallies.map(({ text, values }) => `${text} of ${values.length}`)
  })
  assert.deepEqual(tallies, [[], ['Stars of 4'], [], ['Tricks won of 4']])
})

test('tricks and the penalty are separate lines of a bill', () => {
  const game = must(sushiTrick.at(4))
  const match = place(arrange(game), {
    hands: ['Y1', 'K2', 'K3', 'K4'],
    turn: 0,
    numbers: { tricks: 9, won: [4, 2, 2, 1] },
  })
  playAll(match, 'Y1 K2 K3 K4')
  const made = bill(match.events, match.table, game, wordingOf(game).texts)
  assert.deepEqual(made.seats[0].lines, [
    { why: 'tricks', text: 'One point per trick', count: 1, sum: 5 },
    { why: 'penalty', text: 'Penalty', count: 3, sum: -3 },
  ])
  assert.deepEqual(
    made.seats.map(({ before, sum, total }) => [before, sum, total]),
    [
      [4, 2, 6],
      [4, 3, 7],
      [4, 3, 7],
      [4, 2, 6],
    ],
  )
  assert.deepEqual(made.tallies, [{ name: 'won', text: 'Tricks won', values: [2, 3, 3, 2] }])
})
