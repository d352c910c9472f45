import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Cards, call } from './cards.ts'
import { Deck, NO_SUIT, range } from './deck.ts'

const suit = (letter: string) => ({ letter, name: letter, symbol: letter, colour: 'red' })
const contents = fc
  .record({
    copies: fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }),
    suits: fc.constantFrom([], [suit('R')], [suit('R'), suit('B')]),
  })
  .filter(({ copies, suits }) => copies.reduce((a, b) => a + b, 0) * Math.max(1, suits.length) <= 64)

test('every card has a name that leads back to its kind', () => {
  fc.assert(
    fc.property(contents, ({ copies, suits }) => {
      const deck = new Deck({ suits, ranks: range(1, 6), copies: (rank) => copies[rank - 1] })
      assert.equal(deck.cards.size, deck.size)
      for (const card of deck.cards) {
        assert.equal(deck.parse(deck.name(card)), deck.kindOf(card))
        assert.ok(deck.alike(card).has(card))
        assert.equal(deck.alike(card).size, copies[deck.rankOf(card) - 1])
        assert.equal(deck.kindOf(card), deck.alike(card).first)
        assert.ok(
          deck
            .suitWith(card)
            .and(deck.ofRank(deck.rankOf(card)))
            .equals(deck.alike(card)),
        )
      }
    }),
  )
})

test('cards alike are one kind, at any position in the deck', () => {
  fc.assert(
    fc.property(contents, fc.array(fc.nat(63)), ({ copies, suits }, some) => {
      const deck = new Deck({ suits, ranks: range(1, 6), copies: (rank) => copies[rank - 1] })
      const hand = Cards.of(...some, call(3)).and(deck.cards.with(call(3)))
      const kinds = new Set([...hand].map((card) => (card >= 64 ? card : deck.kindOf(card))))
      assert.deepEqual(
        [...deck.kinds(hand)],
        [...kinds].toSorted((a, b) => a - b),
      )
    }),
  )
})

test('a deck of more than 64 cards is refused, an unknown name is undefined', () => {
  assert.throws(() => new Deck({ suits: [], ranks: range(1, 5), copies: () => 13 }), /at most 64/)
  const deck = new Deck({ suits: [suit('R')], ranks: range(1, 3) })
  assert.equal(deck.parse('R4'), undefined)
  assert.equal(deck.parse('__proto__'), undefined)
  assert.equal(deck.find(0, 3), 2)
  assert.equal(deck.find(0, 4), undefined)
})

test('two suits with the same letter, and two cards with the same name, are refused', () => {
  const red = suit('R')
  assert.throws(() => new Deck({ suits: [red, suit('B'), red], ranks: [1] }), {
    message: 'two suits of a deck have the letter R',
  })
  assert.throws(() => new Deck({ suits: [red], ranks: [1, 2, 1] }), {
    message: 'a deck has two different cards called R1',
  })
  assert.throws(() => new Deck({ suits: [suit('R'), suit('R1')], ranks: [1, 11] }), {
    message: 'a deck has two different cards called R11',
  })
})

test('a rank that does not fit into a byte is refused', () => {
  for (const rank of [-1, 256, 1.5]) {
    assert.throws(() => new Deck({ suits: [], ranks: [rank] }), {
      message: `a rank is a whole number from 0 to 255, not ${rank}`,
    })
  }
})

test('no suit has no cards, and a suit that does not exist is an error', () => {
  const deck = new Deck({ suits: [suit('R'), suit('B')], ranks: range(1, 3) })
  assert.equal(deck.suit(NO_SUIT).some, false)
  assert.equal(deck.suit(1).size, 3)
  assert.throws(() => deck.suit(2), { message: 'there is no suit 2; the suits are 0 to 1' })
})
