import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, games, sushiTrick } from '@trick-bento/games'
import { type Card, type Game, type GameKind, Match, must, range } from '@trick-bento/kit'
import { hearts } from '../../../examples/hearts.ts'
import { type Bill, type BillItem, billsOf } from './bill.ts'
import { described } from './described.ts'
import { type Language, languages, playRandomly, wordingOf } from './testing/wordings.ts'
import type { Wording } from './wording.ts'

const sumOf = (items: readonly BillItem[]): number => items.reduce((sum, { points }) => sum + points, 0)

function wordingFor(game: Game, language: Language = 'en'): Wording {
  const wording = wordingOf(game, language)
  return game.kind === (hearts as GameKind) ? { ...wording, texts: described(game.kind, wording.grammar) } : wording
}

/** The bills of all rounds of a random game, as seat 0 sees it. */
function randomBills(game: Game, seed: string, wording = wordingFor(game)): Bill[] {
  const match = new Match(game, seed)
  const scored: number[][] = []
  playRandomly(match, seed, () => {
    const { table } = match
    if (table.roundOver) scored.push(range(0, game.seats - 1).map((seat) => table.scored(seat)))
  })
  const bills = billsOf(match.events, wording, 0)
  assert.deepEqual(
    bills.map(({ seats }) => seats.map(({ sum }) => sum)),
    scored,
  )
  return bills
}

test('the lines of a bill add up to the score of the round, bills to the totals, and items to their lines', () => {
  for (const kind of [...games, hearts as GameKind]) {
    for (const seats of range(kind.seats.least, kind.seats.most)) {
      const game = must(kind.at(seats))
      for (const seed of ['a', 'b', 'c']) {
        const totals = Array(seats).fill(game.startPoints)
        for (const { seats: rows, tallies } of randomBills(game, seed)) {
          for (const { seat, lines, before, sum, total } of rows) {
            assert.equal(before, totals[seat])
            assert.equal(
              lines.reduce((all, line) => all + line.sum, 0),
              sum,
            )
            totals[seat] += sum
            assert.equal(total, totals[seat])
            for (const line of lines) if (line.items.length > 0) assert.equal(sumOf(line.items), line.sum, line.why)
          }
          for (const { values, items, name } of tallies) {
            for (const [seat, value] of values.entries()) {
              if (items[seat].length > 0) assert.equal(sumOf(items[seat]), value, `${kind.id}: ${name}`)
            }
          }
        }
      }
    }
  }
})

test('every point of the games in the box is accounted for with a card, except penalties and second places', () => {
  const without = new Set<string>()
  for (const kind of games) {
    for (const { seats } of randomBills(must(kind.at(4)), 'cards')) {
      for (const { lines } of seats) {
        for (const { why, items, sum } of lines) if (sum !== 0 && items.length === 0) without.add(why)
      }
    }
  }
  assert.deepEqual([...without].toSorted(), ['penalty', 'second-place'])
})

test('the lines of a bill have texts in every language', () => {
  for (const kind of games) {
    const game = must(kind.at(kind.seats.usual))
    for (const language of languages) {
      const wording = wordingFor(game, language)
      const lines = randomBills(game, 'words', wording).flatMap(({ seats }) => seats.flatMap((row) => row.lines))
      assert.ok(lines.length > 0)
      for (const { why, text } of lines) assert.equal(text, wording.texts.scores[why])
    }
  }
})

test('a bill has the tallies that the screen shows at each seat', () => {
  const tallies = games.map((kind) => {
    const [first] = randomBills(must(kind.at(4)), 'tally')
    return first.tallies.map(({ text, values }) => `${text} of ${values.length}`)
  })
  assert.deepEqual(tallies, [[], ['Stars of 4'], [], []])
})

test('the stars of BANNISH!! are listed card by card, with those left in hand, and decide who scores', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const game = must(bannish.at(4))
    const match = new Match(game, seed)
    const prizes: string[][][] = []
    playRandomly(match, seed, () => {
      if (!match.table.roundOver) return
      prizes.push(range(0, 3).map((seat) => names(game, match.table.cards(game.layout.firstPlace.prizes + seat))))
    })
    const bills = billsOf(match.events, wordingFor(game), -1)
    for (const [round, { tallies, seats }] of bills.entries()) {
      const [{ items, values, ranks }] = tallies
      assert.deepEqual(
        items.map((each) =>
          names(
            game,
            each.flatMap(({ cards }) => cards),
          ),
        ),
        prizes[round],
      )
      assert.ok(items.flat().some(({ leftInHand }) => leftInHand))
      assert.equal(values[ranks!.indexOf(1)], Math.max(...values))
      for (const { seat, sum } of seats) if (sum > 0) assert.equal(ranks![seat], 2)
    }
  }
})

const names = (game: Game, cards: Iterable<Card>): string[] =>
  Array.from(cards, (card) => game.deck.name(card)).toSorted()

test('every trick of Sushi Trick! is an item of its line, and penalties are separate lines that cancel out', () => {
  const lines = ['a', 'b', 'c', 'd'].flatMap((seed) => {
    return randomBills(must(sushiTrick.at(4)), seed).flatMap(({ seats }) => seats.flatMap((seat) => seat.lines))
  })
  const of = (why: string) => lines.filter((line) => line.why === why)
  for (const { items, sum } of of('tricks')) {
    assert.deepEqual(
      items.map(({ points }) => points),
      Array(sum).fill(1),
    )
    assert.equal(new Set(items.map(({ trick }) => trick)).size, sum, 'a trick is counted once')
    for (const { cards } of items) assert.equal(cards.length, 1, 'with the card that won it')
  }
  assert.ok(of('penalty').length > 0)
  assert.equal(
    of('penalty').reduce((all, { sum }) => all + sum, 0),
    0,
  )
  for (const { items } of of('meld')) {
    for (const { cards } of items) assert.ok([1, 2].includes(cards.length), 'of who takes and who pays, or the bank')
  }
})
