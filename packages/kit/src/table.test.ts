import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Cards } from './cards.ts'
import { Deal } from './deal.ts'
import { must } from './result.ts'
import { bidding, flipping } from './testing/games.ts'
import { cardOf, dealInOrder, emptyTable, namesAt } from './testing/tables.ts'

const game = must(bidding.at(3))
const { trick, stock, firstPlace } = game.layout
const card = (name: string) => cardOf(game, name)

/** Seat 0 holds R1 R2 R3, seat 1 holds R4 R5 R6, seat 2 holds R7 R8 B1. */
function dealtTable() {
  const { table, log } = emptyTable(game)
  new Deal(table, dealInOrder(game, '')).each(3, (seat) => seat)
  log.length = 0
  return { table, log }
}

describe('dealing', () => {
  test('a deal moves cards from the stock and logs them in the order of the deck', () => {
    const { table, log } = emptyTable(game)
    table.deal([card('B2'), card('R1')], 0)
    assert.equal(namesAt(game, table, 0), 'R1 B2')
    assert.deepEqual([table.count(0), table.count(stock)], [2, 14])
    assert.deepEqual(log, [{ type: 'move', cards: [card('R1'), card('B2')], from: stock, to: 0 }])
  })
  test('more cards than the stock has cannot be dealt', () => {
    const { table } = emptyTable(game)
    const deal = new Deal(table, dealInOrder(game, ''))
    assert.throws(() => deal.to(0, 17), { message: '17 cards cannot be dealt, because 16 are left' })
  })
})

describe('a stack', () => {
  const stacked = must(flipping.at(2))
  const place = stacked.layout.firstPlace.stack
  const flipAll = (parts: readonly string[]): string[] => {
    const { table } = emptyTable(stacked)
    for (const part of parts) table.deal(dealInOrder(stacked, part).take(table, place, part.split(' ').length), place)
    const flipped: string[] = []
    while (table.count(place) > 0) {
      const at = table.played
      table.flip(0, place)
      flipped.push(stacked.deck.name(table.trick(at)))
    }
    return flipped
  }
  test('a stack is flipped in dealt order, full or not, dealt at once or in parts', () => {
    assert.deepEqual(flipAll(['3 1 4 2']), ['3', '1', '4', '2'])
    assert.deepEqual(flipAll(['3 1']), ['3', '1'])
    assert.deepEqual(flipAll(['3 1', '5']), ['3', '1', '5'])
    assert.deepEqual(flipAll(['3', '1 4', '2']), ['3', '1', '4', '2'])
  })
  test('a stack that is flipped in between gets further cards below', () => {
    const { table } = emptyTable(stacked)
    const put = (names: string, count: number) =>
      table.deal(dealInOrder(stacked, names).take(table, place, count), place)
    put('3 1 4 2', 4)
    table.flip(0, place)
    put('6', 1)
    for (const name of ['1', '4', '2', '6']) {
      const at = table.played
      table.flip(0, place)
      assert.equal(stacked.deck.name(table.trick(at)), name)
    }
  })
  test('a stack cannot take more cards than it is made for', () => {
    const { table } = emptyTable(stacked)
    const put = (count: number) => table.deal(dealInOrder(stacked, '').take(table, place, count), place)
    put(3)
    assert.throws(() => put(2), { message: 'stack of seat 0 is a stack of 4 and cannot take 5 cards' })
  })
  test('an empty stack, and a place that is not a stack, cannot be flipped', () => {
    const { table } = emptyTable(stacked)
    assert.throws(() => table.flip(0, place), { message: 'stack of seat 0 has no card left to flip' })
    table.deal([0], 0)
    assert.throws(() => table.flip(0, 0), { message: 'hand of seat 0 is not a stack' })
  })
  test('cards are not sent to a stack, because it would not know their order', () => {
    const { table } = emptyTable(stacked)
    table.deal([0], 0)
    assert.throws(() => table.send(0, 0, place), { message: 'cards can be dealt to stack of seat 0, but not sent' })
  })
})

describe('the trick', () => {
  test('a play moves a card from the hand to the trick, and the next seat decides', () => {
    const { table, log } = dealtTable()
    assert.equal(table.play(1, card('R5')), false)
    assert.equal(namesAt(game, table, trick), 'R5')
    assert.deepEqual([table.leader, table.played, table.trick(0), table.playedBy(0)], [1, 1, card('R5'), 1])
    assert.equal(table.turn, 2)
    assert.deepEqual(log, [{ type: 'play', seat: 1, card: card('R5'), from: 1 }])
  })
  test('a play is true when all players have played', () => {
    const { table } = dealtTable()
    const full = [table.play(1, card('R5')), table.play(2, card('B1')), table.play(0, card('R1'))]
    assert.deepEqual(full, [false, false, true])
  })
  test('a card that the seat does not hold cannot be played', () => {
    const { table } = dealtTable()
    assert.throws(() => table.play(1, card('R1')), { message: 'there is no R1 in hand of seat 1' })
  })
  test('the highest card among others is found, of equals the first or the last', () => {
    const { table } = dealtTable()
    for (const [seat, name] of [
      [1, 'R5'],
      [2, 'B1'],
      [0, 'R3'],
    ] as const)
      table.play(seat, card(name))
    assert.equal(table.highest(game.deck.suit(0)), 0)
    assert.equal(table.highest(game.deck.suit(1)), 1)
    assert.equal(table.highest(Cards.of(card('R8'))), -1)
    const copies = must(flipping.at(2))
    const { table: other } = emptyTable(copies)
    const [one, two] = copies.deck.alike(cardOf(copies, '4'))
    other.deal([one], 0)
    other.deal([two], 1)
    other.play(0, one)
    other.play(1, one)
    assert.deepEqual([other.highest(copies.deck.cards), other.highest(copies.deck.cards, 'last')], [0, 1])
  })
  test('the order of play stays readable until the last card has left the trick', () => {
    const { table } = dealtTable()
    table.play(1, card('R5'))
    table.play(2, card('B1'))
    table.send(card('R5'), trick, firstPlace.taken)
    assert.equal(table.played, 2)
    table.sendAll(trick, firstPlace.taken)
    assert.equal(table.played, 0)
    assert.equal(namesAt(game, table, firstPlace.taken), 'R5 B1')
  })
  test('a trick has at most eight cards', () => {
    const stacked = must(flipping.at(3))
    const { table } = emptyTable(stacked)
    const deal = new Deal(table, dealInOrder(stacked, ''))
    deal.each(3, (seat) => seat)
    const all = [0, 1, 2].flatMap((seat) => Array.from(table.hand(seat), (each) => [seat, each] as const))
    const last = all.pop()!
    for (const [seat, each] of all) table.play(seat, stacked.deck.kindOf(each))
    assert.throws(() => table.play(last[0], stacked.deck.kindOf(last[1])), {
      message: 'a trick has at most 8 cards; send them away before',
    })
  })
  test('a card that is played face down is unknown in the trick until it is revealed', () => {
    const covered = must(flipping.at(2))
    const { table, log } = emptyTable(covered)
    const five = cardOf(covered, '5')
    const place = covered.layout.firstPlace.covered
    table.deal([five], 0)
    log.length = 0
    table.cover(0, five, place, covered.deck.ofRank(5).or(covered.deck.ofRank(6)))
    assert.deepEqual([table.played, table.trick(0), table.count(place)], [1, -1, 1])
    table.reveal(0, place)
    assert.deepEqual([table.trick(0), table.count(place), namesAt(covered, table, table.seats)], [five, 0, '5'])
    assert.deepEqual(log, [
      { type: 'cover', seat: 0, card: five, from: 0, to: place, among: [five, cardOf(covered, '6')] },
      { type: 'reveal', seat: 0, card: five, from: place },
    ])
  })
})

describe('other verbs', () => {
  test('cards that do not lie there cannot be sent', () => {
    const { table } = dealtTable()
    const message = 'there is no R4 in hand of seat 0'
    assert.throws(() => table.send(card('R4'), 0, firstPlace.unused), { message })
    assert.throws(() => table.sendThose(Cards.of(card('R1'), card('R4')), 0, firstPlace.unused), { message })
  })
  test('the holder of a card is shown to all players', () => {
    const { table, log } = dealtTable()
    assert.equal(table.holder(card('R5')), 1)
    assert.equal(table.holder(card('B8')), -1)
    assert.deepEqual(log, [
      { type: 'show', card: card('R5'), place: 1 },
      { type: 'show', card: card('B8'), place: stock },
    ])
  })
  test('points are added to the total and to the round, and zero points are not logged', () => {
    const { table, log } = dealtTable()
    table.score(1, 3, 'tricks')
    table.score(1, -1, 'tricks')
    table.score(2, 0, 'tricks')
    assert.deepEqual([table.totals[1], table.scored(1), table.scored(2)], [2, 2, 0])
    assert.equal(log.length, 2)
    table.collect()
    assert.deepEqual([table.totals[1], table.scored(1)], [2, 0])
  })
  test('points are whole numbers, for a seat that exists', () => {
    const { table, log } = dealtTable()
    for (const points of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.throws(() => table.score(0, points, 'tricks'), { message: `points are whole numbers, not ${points}` })
    }
    for (const seat of [-1, 3, 0.5]) {
      assert.throws(() => table.score(seat, 1, 'tricks'), {
        message: `seat ${seat} cannot score; the seats are 0 to 2`,
      })
    }
    assert.deepEqual([log.length, ...table.totals], [0, 0, 0, 0, 0, 0, 0, 0, 0])
  })
  test('a new round returns all cards to the stock except those that are kept', () => {
    const kept = must(flipping.at(2))
    const { table } = emptyTable(kept)
    const { scored, unused } = kept.layout.firstPlace
    table.deal([0], scored)
    table.deal([1, 2], unused)
    table.deal([3], 0)
    table.collect()
    assert.deepEqual([table.count(scored), table.count(unused), table.count(0)], [1, 0, 0])
    assert.equal(table.count(kept.layout.stock), kept.deck.size - 1)
    assert.ok(table.cards(kept.layout.stock).equals(kept.deck.cards.without(0)))
  })
})

describe('decisions', () => {
  test('one seat is asked, or all seats that take part', () => {
    const { table } = dealtTable()
    table.ask('play', 2)
    assert.deepEqual([table.turn, table.isActing(2), table.isActing(1)], [2, true, false])
    table.seatOnly([0, 2])
    table.askAll('bid')
    assert.deepEqual([table.isActing(0), table.isActing(1), table.isActing(2)], [true, false, true])
    assert.deepEqual([table.done(2), table.done(0), table.roundOver], [false, true, true])
  })
  test('only a seat that takes part can be asked, and only in a phase of the game', () => {
    const { table } = dealtTable()
    table.seatOnly([0, 2])
    for (const seat of [1, -1, 3, Number.NaN]) {
      assert.throws(() => table.ask('play', seat), {
        message: `seat ${seat} does not take part and cannot be asked to play`,
      })
    }
    assert.throws(() => table.ask('paly', 0), { message: 'there is no phase paly; there are bid, play' })
    assert.throws(() => table.seatOnly([]), { message: 'at least one seat must take part' })
  })
  test('the next seat is the next one on the left that takes part', () => {
    const { table } = dealtTable()
    assert.deepEqual(
      [0, 1, 2].map((seat) => table.next(seat)),
      [1, 2, 0],
    )
    table.seatOnly([0, 2])
    assert.deepEqual(
      [0, 1, 2].map((seat) => table.next(seat)),
      [2, 2, 0],
    )
  })
})
