import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { Cards, call, explained, NONE } from './cards.ts'
import { seeded } from './random.ts'

const members = fc.uniqueArray(fc.nat(95), { maxLength: 40 })
const ascending = (a: number, b: number): number => a - b
const model = (cards: Cards): number[] => [...cards]

describe('a set of cards behaves like a set of numbers', () => {
  test('a set has the members that it was made of, lowest first', () => {
    fc.assert(
      fc.property(members, (list) => {
        const set = Cards.of(...list)
        const sorted = list.toSorted(ascending)
        assert.deepEqual(model(set), sorted)
        assert.equal(set.size, list.length)
        assert.equal(set.some, list.length > 0)
        sorted.forEach((member, n) => {
          assert.equal(set.nth(n), member)
          assert.ok(set.has(member))
        })
        if (list.length > 0) assert.deepEqual([set.first, model(set.rest)], [sorted[0], sorted.slice(1)])
      }),
    )
  })
  test('and, or, minus, meets and equals agree with sets of numbers', () => {
    fc.assert(
      fc.property(members, members, (a, b) => {
        const [x, y] = [Cards.of(...a), Cards.of(...b)]
        const both = a.filter((member) => b.includes(member)).toSorted(ascending)
        assert.deepEqual(model(x.and(y)), both)
        assert.deepEqual(model(x.or(y)), [...new Set([...a, ...b])].toSorted(ascending))
        assert.deepEqual(model(x.minus(y)), a.filter((member) => !b.includes(member)).toSorted(ascending))
        assert.equal(x.meets(y), both.length > 0)
        assert.equal(x.equals(y), JSON.stringify(model(x)) === JSON.stringify(model(y)))
      }),
    )
  })
  test('pick chooses every member about equally often', () => {
    const set = Cards.of(1, 31, 32, 63, call(0), call(31))
    const random = seeded('pick')
    const times = new Map<number, number>()
    for (let i = 0; i < 6000; i++) {
      const member = set.pick(random)
      times.set(member, (times.get(member) ?? 0) + 1)
    }
    assert.deepEqual([...times.keys()].toSorted(ascending), model(set))
    for (const [member, n] of times) assert.ok(n > 850 && n < 1150, `${member} was picked ${n} times of 6000`)
  })
})

describe('misuse of a set fails', () => {
  test('an empty set has no first member and nothing to pick', () => {
    assert.throws(() => NONE.first, { message: 'an empty set has no first member; ask `some` before' })
    assert.throws(() => NONE.pick(seeded('none')), { message: /^an empty set has no first member/ })
  })
  test('a set has no member before its first or after its last', () => {
    const set = Cards.of(1, 33, call(2))
    for (const n of [-1, 3, 0.5, Number.NaN]) {
      assert.throws(() => set.nth(n), { message: `a set of 3 has no member number ${n}; they are counted from 0` })
    }
  })
  test('a number that is no card and no call cannot be put into a set or taken out of it', () => {
    assert.throws(() => Cards.of(0.5), { message: '0.5 is not a card (0 to 63) or a call (64 to 95)' })
    for (const wrong of [-1, 96, Number.NaN, undefined as unknown as number]) {
      const message = `${wrong} is not a card (0 to 63) or a call (64 to 95)`
      assert.throws(() => Cards.of(wrong), { message })
      assert.throws(() => NONE.with(wrong), { message })
      assert.throws(() => NONE.without(wrong), { message })
    }
  })
  test('a card that lies face down (-1) is in no set', () => {
    const all = Cards.of(...Array.from({ length: 96 }, (_, member) => member))
    assert.equal(all.has(-1), false)
  })
})

describe('the vocabulary of the law', () => {
  const hand = Cards.of(1, 2, 33)
  test('prefer leaves those if there are any, otherwise all', () => {
    assert.deepEqual(model(hand.prefer(Cards.of(2, 33, 40), '')), [2, 33])
    assert.deepEqual(model(hand.prefer(Cards.of(40), '')), [1, 2, 33])
  })
  test('avoid leaves the others if there are any, otherwise all', () => {
    assert.deepEqual(model(hand.avoid(Cards.of(1), '')), [2, 33])
    assert.deepEqual(model(hand.avoid(hand, '')), [1, 2, 33])
  })
  test('only leaves those and no others, and allow adds a move if the condition holds', () => {
    assert.deepEqual(model(hand.only(Cards.of(40), '')), [])
    assert.deepEqual(model(NONE.allow(call(0), true, '')), [call(0)])
    assert.deepEqual(model(NONE.allow(call(0), false, '')), [])
  })
  test('explained gives the first reason for each move that was ruled out, and the law stays the same', () => {
    const law = (): Cards =>
      hand.avoid(Cards.of(1), 'not the 1').prefer(Cards.of(33), 'the 33 first').allow(call(2), false, 'no call')
    const { left, why } = explained(law)
    assert.deepEqual(model(left), model(law()))
    assert.deepEqual(
      [...why],
      [
        [1, 'not the 1'],
        [2, 'the 33 first'],
        [call(2), 'no call'],
      ],
    )
  })
  test('explained tells which moves the law wants instead', () => {
    const { wanted } = explained(() => hand.avoid(Cards.of(1), 'not the 1').prefer(Cards.of(33, 40), 'the 33 first'))
    assert.deepEqual(
      Array.from(wanted, ([move, cards]) => [move, model(cards)]),
      [
        [1, []],
        [2, [33, 40]],
      ],
    )
  })
  test('no reasons are collected after a law that failed', () => {
    assert.throws(() =>
      explained(() => {
        throw new Error('a bug')
      }),
    )
    const { why } = explained(() => hand)
    hand.avoid(Cards.of(1), 'not the 1')
    assert.equal(why.size, 0)
  })
  test('a law that asks for the reasons of another law keeps its own', () => {
    let inner: ReadonlyMap<number, string> = new Map()
    const { why } = explained(() => {
      const left = hand.avoid(Cards.of(1), 'not the 1')
      inner = explained(() => hand.only(Cards.of(33), 'only the 33')).why
      return left.prefer(Cards.of(33), 'the 33 first')
    })
    assert.deepEqual([...why.values()], ['not the 1', 'the 33 first'])
    assert.deepEqual([...inner.values()], ['only the 33', 'only the 33'])
  })
})
