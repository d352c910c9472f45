import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick, sushiTrick } from '@trick-bento/games'
import { Match, must, Sampler, seeded, show, View } from '@trick-bento/kit'
import { arrange, playAll } from '../../games/src/testing/arrange.ts'
import { causeOfWinning } from './hint-cause.ts'
import { playRandomly } from './testing/wordings.ts'

const gummi = must(gummiTrick.at(4))
const sushi = must(sushiTrick.at(4))

test('nobody else has a higher card if all of them are gone or in the own hand', () => {
  const match = arrange(gummi, { hands: ['R8 R10 R1', 'R9', 'Y2', 'Y3'], leader: 1 })
  const view = show(playAll(match, 'R9 Y2 Y3 R1'), new View(gummi, 0))
  const card = (name: string): number => gummi.deck.parse(name)!
  assert.deepEqual(causeOfWinning(view, card('R8')), { kind: 'none above', card: card('R8') })
  assert.deepEqual(causeOfWinning(view, card('R10')), { kind: 'highest', card: card('R10') })
})

test('a card that everybody was shown is not called unseen', () => {
  const match = arrange(sushi, { hands: ['R7', 'R8 R9', 'R10', 'R11'] })
  const view = show(match, new View(sushi, 2))
  const above = (name: string) => causeOfWinning(view, sushi.deck.parse(name)!)
  assert.deepEqual(above('R10'), { kind: 'one above', card: sushi.deck.parse('R11') })
  assert.equal(above('R7'), undefined)
})

test('in random games, what is said about higher cards is true in every deal that fits', () => {
  for (const game of [gummi, sushi]) {
    const match = new Match(game, 'causes')
    const random = seeded('deals')
    let said = 0
    playRandomly(match, 'causes', () => {
      const { table, over, betweenRounds } = match
      if (over || betweenRounds) return
      const seat = table.turn
      const view = show(match, new View(game, seat))
      for (const card of table.hand(seat)) {
        const cause = causeOfWinning(view, card)
        if (cause === undefined) continue
        said++
        const world = new Sampler(view).deal(random, game.table())
        const above = [...game.deck.suitWith(card)].filter((each) => game.deck.rankOf(each) > game.deck.rankOf(card))
        const held = above.filter((each) =>
          world.playing.some((other) => other !== seat && world.hand(other).has(each)),
        )
        if (cause.kind === 'one above') assert.ok(held.every((each) => each === cause.card))
        else assert.deepEqual(held, [])
        if (cause.kind === 'is gone') assert.ok(!world.hand(seat).has(cause.card))
      }
    })
    assert.ok(said > 10)
  }
})
