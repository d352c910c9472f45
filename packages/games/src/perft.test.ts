import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Game, legal, Match, must, perft, seeded } from '@trick-bento/kit'
import { games, gummiTrick, sushiTrick } from './index.ts'
import { cardsAt } from './testing/arrange.ts'

// The number of ways to play on pins a whole rule set. The golden file changes only with the rules.
const golden = readFileSync(join(import.meta.dirname, '../golden/perft.txt'), 'utf8')

/** The match of this seed after this number of random moves, over several rounds if needed. */
function matchAfter(game: Game, seed: string, moves: number): Match {
  const match = new Match(game, seed)
  const random = seeded(`${seed}/moves`)
  for (let n = 0; n < moves; n++) {
    if (match.betweenRounds) match.nextRound()
    const choices = legal(game, match.table, match.table.turn)
    must(match.play(match.table.turn, choices.nth(random.below(choices.size))))
  }
  if (match.betweenRounds) match.nextRound()
  return match
}

const gameOf = (id: string, seats: number): Game => must(games.find((kind) => kind.id === id)!.at(seats))

test('the numbers of ways to play on agree with golden/perft.txt', () => {
  const lines = golden.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const counted = lines.map((line) => {
    const [id, seats, seed, after, ...depths] = line.split(/ +/)
    const { game, table } = matchAfter(gameOf(id, Number(seats)), seed, Number(after))
    const counts = depths.map((_, i) => perft(game, table, i + 1))
    return [id, seats, seed, after, ...counts].join(' ')
  })
  const differing = lines.flatMap((line, i) => {
    const wanted = line.replaceAll(/ +/g, ' ')
    return wanted === counted[i] ? [] : [`golden: ${wanted}`, `now:    ${counted[i]}`]
  })
  assert.deepEqual(differing, [])
})

test('golden/perft.txt has every game with every number of seats', () => {
  for (const { id, seats } of games) {
    for (let count = seats.least; count <= seats.most; count++)
      assert.match(golden, new RegExp(`^${id} +${count} `, 'm'))
  }
})

test('in Sushi Trick! every card is legal, so the ways within a trick are powers of the hand size', () => {
  for (const [seats, hand] of [
    [3, 12],
    [4, 11],
    [5, 10],
    [6, 8],
  ]) {
    const { game, table } = new Match(must(sushiTrick.at(seats)), 'golden')
    assert.deepEqual(
      [perft(game, table, 1), perft(game, table, 2), perft(game, table, 3)],
      [hand, hand ** 2, hand ** 3],
    )
  }
  const { game, table } = new Match(must(sushiTrick.at(3)), 'golden')
  assert.equal(perft(game, table, 4), 12 ** 3 * 11)
})

test('in Gummi Trick the first two depths follow from the hands', () => {
  const match = new Match(must(gummiTrick.at(4)), 'golden')
  const leader = match.table.turn
  const next = (leader + 1) % 4
  const led = cardsAt(match, 'hand', leader).split(' ')
  const hand = cardsAt(match, 'hand', next).split(' ')
  const firstDown = match.table.mem[match.game.layout.places[match.game.layout.firstPlace.faceDown + leader].stackAt]
  const ways = [...led, match.game.deck.name(firstDown)].map((card) => {
    const following = hand.filter((name) => name[0] === card[0]).length
    return (following === 0 ? 9 : following) + 1 // or a flip
  })
  assert.equal(perft(match.game, match.table, 1), 10)
  assert.equal(
    perft(match.game, match.table, 2),
    ways.reduce((a, b) => a + b),
  )
})
