import { type Cards, callNumber, type Game, isCall, NONE, type Public, range, type Seat } from '@trick-bento/kit'
import type { Features } from '../policy/features.ts'
import { WeightTables } from '../policy/weight-tables.ts'

const HIGHEST = 14
/** The role of a card in its trick. */
const LEAD = 0
const DUCK = 1
const BEAT = 2

/** The features of Gudetama. */
export function gudetamaFeatures({ deck, seats }: Game): Features {
  const tables = new WeightTables()
  const valueRole = tables.grid(1, 'role, value', 3, 15)
  const valueLate = tables.block(3, 'role, value, last two tricks', 3, 15, 2)
  const orderRole = tables.grid(3, 'role, place in the hand', 3, 7)
  const valuePhase = tables.block(3, 'role, value, cards in hand', 3, 15, 8)
  const toPlayRole = tables.block(2, 'role, value, seats to play', 3, 15, 4)
  const lowestKept = tables.block(3, 'role, lowest card kept, cards in hand', 3, 15, 8)
  const named = tables.grid(2, 'lead to: seats away, cards in hand', 8, 8)
  const secondKept = tables.block(3, 'cards in hand, second-lowest card kept, role', 8, 15, 3)
  const highestKept = tables.block(3, 'cards in hand, highest card kept, role', 8, 15, 3)
  const twoLeft = tables.block(3, 'two in hand: role, value, kept', 3, 15, 15)
  const threeLeft = tables.block(3, 'three in hand: lowest kept, highest kept, role', 15, 15, 3)
  const fourLeft = tables.block(3, 'four in hand: lowest kept, second kept, role', 15, 15, 3)
  const manyLeft = tables.block(3, 'five and more in hand: lowest kept, second kept, role', 15, 15, 3)
  const higherOut = tables.block(2, 'role, higher cards out in tenths, cards in hand', 3, 11, 8)
  const keptOut = tables.grid(3, 'cards out below the lowest kept in tenths, cards in hand', 11, 8)
  const overHigh = tables.block(3, 'beating: by how much, seats to play, cards in hand', 6, 4, 8)
  const onesOut = tables.block(3, 'ones out, lowest card kept, cards in hand', 4, 15, 4)

  const higherThan = range(0, HIGHEST).map((value) =>
    range(value + 1, HIGHEST).reduce((set, higher) => set.or(deck.ofRank(higher)), NONE),
  )
  const ones = deck.ofRank(1)
  let t: Public<{ readonly high: number }>
  let hand: Cards
  let unseen: Cards
  let seat: Seat
  let size = 0
  let toPlay = 0
  let out = 1
  let onesLeft = 0

  return {
    tables,
    hidden: ['unused'],
    observe(table, who, cards, notSeen) {
      t = table as typeof t
      seat = who
      hand = cards
      unseen = notSeen
      size = t.count(seat)
      toPlay = t.players - 1 - t.played
      out = Math.max(1, unseen.size)
      onesLeft = unseen.shared(ones)
    },
    writeCells(move, cells, from) {
      let n = from
      if (isCall(move)) {
        cells[n++] = named.at((callNumber(move) - seat + seats) % seats, size)
        return n
      }
      const value = deck.rankOf(move)
      const role = t.played === 0 ? LEAD : value >= t.n.high ? BEAT : DUCK
      const kept = hand.without(hand.and(deck.alike(move)).first)
      const lowest = kept.some ? deck.rankOf(kept.first) : 0
      const rest = kept.rest
      const second = rest.some ? deck.rankOf(rest.first) : 0
      let highest = second
      let order = 0
      for (let left = kept; left.some; left = left.rest) {
        highest = deck.rankOf(left.first)
        if (highest < value) order++
      }
      cells[n++] = valueRole.at(role, value)
      cells[n++] = valueLate.at(role, value, size <= 2 ? 1 : 0)
      cells[n++] = orderRole.at(role, order)
      cells[n++] = valuePhase.at(role, value, size)
      cells[n++] = toPlayRole.at(role, value, toPlay)
      cells[n++] = lowestKept.at(role, lowest, size)
      cells[n++] = secondKept.at(size, second, role)
      cells[n++] = highestKept.at(size, highest, role)
      if (size === 2) cells[n++] = twoLeft.at(role, value, lowest)
      else if (size === 3) cells[n++] = threeLeft.at(lowest, highest, role)
      else if (size === 4) cells[n++] = fourLeft.at(lowest, second, role)
      else cells[n++] = manyLeft.at(lowest, second, role)
      cells[n++] = higherOut.at(role, Math.floor((10 * unseen.shared(higherThan[value])) / out), size)
      const below = out - unseen.shared(higherThan[lowest])
      cells[n++] = keptOut.at(Math.floor((10 * below) / out), size)
      if (role === BEAT) cells[n++] = overHigh.at(value - t.n.high, toPlay, size)
      cells[n++] = onesOut.at(onesLeft, lowest, size)
      return n
    },
  }
}
