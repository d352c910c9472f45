import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callNumber, Deck, defineGame, type GameKind, legal, Match, must, range, seeded } from '@trick-bento/kit'
import { hearts } from '../../../examples/hearts.ts'
import { bannish, gudetama, gummiTrick, sushiTrick } from './index.ts'

/** All seats bid at the same time, three rounds long. */
const bidding = defineGame({
  id: 'bidding',
  title: 'Bidding',
  about: 'The highest bid wins.',
  seats: { least: 4, most: 4, usual: 4 },
  best: 'highest',
  options: {},
  zones: {},
  numbers: { bids: 'each' },
  scores: { bid: 'Bid' },
  deck: () => new Deck({ suits: [], ranks: range(1, 8) }),
  rules: ({ at }) => ({
    round(t, deal) {
      deal.each(2, at.hand)
      t.n.bids.fill(0)
      t.askAll('bid')
    },
    phases: {
      bid: {
        from: 'calls',
        calls: ['low', 'high'],
        legal: (_t, calls) => calls,
        act(t, seat, call) {
          t.n.bids[seat] = 1 + callNumber(call)
          if (!t.done(seat)) return
          for (const each of range(0, 3)) t.score(each, t.n.bids[each], 'bid')
          t.endRound()
        },
      },
    },
    over: (t) => t.round === 3,
    winners: () => [0],
  }),
})

const stateOf = ({ table, events, decisions }: Match): string =>
  JSON.stringify({ mem: [...table.mem], events, decisions })

for (const kind of [gummiTrick, bannish, gudetama, sushiTrick, hearts, bidding] as GameKind[]) {
  test(`${kind.id}: a copy of a match plays on like the original, which stays as it was`, () => {
    const random = seeded(kind.id)
    const game = must(kind.at(4))
    const untouched = new Match(game, kind.id)
    let match = new Match(game, kind.id)
    let spare = game.table()
    for (let step = 0; step < 150 && !match.over; step++) {
      const before = stateOf(match)
      const copy = match.copy(step % 2 === 0 ? spare : undefined)
      const discarded = match.copy()
      const seats = range(0, 3).filter((seat) => match.table.isActing(seat))
      const seat = seats[random.below(seats.length)] ?? -1
      const moves = seat < 0 ? [] : [...legal(game, match.table, seat)]
      const move = moves[random.below(moves.length)]
      for (const each of [untouched, discarded, copy]) {
        if (move === undefined) each.nextRound()
        else must(each.play(seat, move))
      }
      assert.equal(stateOf(match), before)
      assert.equal(stateOf(copy), stateOf(untouched))
      spare = match.table
      match = copy
    }
  })
}
