import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { type Event, type Game, legal, Match, must, range, seeded, UNSEEN } from '@trick-bento/kit'
import type { Chapter } from '@trick-bento/words'
import { described, Narrator, People } from '@trick-bento/words'
import { en } from '@trick-bento/words/en'
import { type LogTrick, lastTrickOf, roundsOf } from './log-rounds.ts'

/** A random game until `isEnough`, as seat 0 reads it. */
function chaptersOf(game: Game, isEnough: (match: Match) => boolean): Chapter[] {
  const names = range(0, game.seats - 1).map((seat) => `P${seat}`)
  const narrator = new Narrator({ game, grammar: en, texts: described(game.kind, en), people: new People(names, 0) }, 0)
  const match = new Match(game, 'log')
  const random = seeded('log')
  while (!match.over && !isEnough(match)) {
    if (match.betweenRounds) match.nextRound()
    else must(match.play(match.table.turn, legal(game, match.table, match.table.turn).pick(random)))
  }
  return narrator.read(match.events)
}

const gameCalled = (id: string, seats: number): Game => must(games.find((each) => each.id === id)!.at(seats))
const plays = (events: readonly Event[]): number =>
  events.filter(({ type }) => type === 'play' || type === 'cover').length

for (const kind of games) {
  test(`${kind.id}: every chapter is in the log once, under its round and its trick`, () => {
    const game = must(kind.at(kind.seats.most))
    const chapters = chaptersOf(game, () => false)
    const rounds = roundsOf(chapters, game)
    assert.deepEqual(
      rounds.flatMap(({ opening, tricks }) => [...opening, ...tricks.flatMap((trick) => trick.chapters)]),
      chapters,
    )
    for (const { number, tricks } of rounds) {
      assert.deepEqual(
        tricks.map((trick) => trick.number),
        range(1, tricks.length),
      )
      for (const trick of tricks) {
        assert.equal(trick.round, number)
        assert.ok(trick.isOver)
        assert.equal(trick.cards.length, plays(trick.chapters.flatMap(({ events }) => events)))
        assert.ok(trick.cards.every(({ card, covered }) => covered || card !== UNSEEN))
      }
    }
  })
}

test('a trick names who took it, and cards that vanish are lost to all', () => {
  const game = gameCalled('bannish', 4)
  const tricks = roundsOf(
    chaptersOf(game, () => false),
    game,
  ).flatMap((round) => round.tricks)
  const isPairLost = ({ cards }: LogTrick): boolean =>
    cards.some((one, i) => cards.some((other, k) => i !== k && one.card === other.card && one.lost && other.lost))
  assert.ok(tricks.some(isPairLost), 'there is a bannish in the game')
  assert.ok(tricks.every(({ cards, takers }) => takers.length > 0 || cards.every((card) => card.lost)))
})

test('the last trick of a round stays the last trick until one of the next round is complete', () => {
  const game = gameCalled('gudetama', 4)
  const isInSecondRound = (match: Match): boolean => match.table.round === 2 && match.table.played === 1
  const trick = lastTrickOf(chaptersOf(game, isInSecondRound), game)!
  assert.equal(trick.round, 1)
  assert.equal(trick.number, 7)
  assert.equal(trick.cards.length, 4)
  const isAfterTrick = (match: Match): boolean =>
    match.table.round === 2 && match.table.played === 0 && match.table.hand(0).size === 6
  const next = lastTrickOf(chaptersOf(game, isAfterTrick), game)!
  assert.deepEqual([next.round, next.number], [2, 1])
})

test('there is no last trick before the first is complete', () => {
  const game = gameCalled('gummi-trick', 3)
  assert.equal(
    lastTrickOf(
      chaptersOf(game, (match) => match.table.played === 2),
      game,
    ),
    undefined,
  )
})
