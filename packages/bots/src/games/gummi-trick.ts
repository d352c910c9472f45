import { type Cards, call, type Game, type Public } from '@trick-bento/kit'
import type { Features } from '../policy/features.ts'
import { WeightTables } from '../policy/weight-tables.ts'
import { higherOfSuit } from './higher.ts'

const FLIP = call(0)
/** The role of a card in its trick. */
const LEAD = 0
const WINNING = 1 // highest of its colour so far
const LOSING = 2
const FRESH = 3 // of a colour that is not there yet

/** The features of Gummi Trick. */
export function gummiTrickFeatures({ deck, layout, seats }: Game): Features {
  const tables = new WeightTables()
  const roleRank = tables.grid(1, 'role, number', 4, 11)
  const roleToPlay = tables.grid(1, 'role, seats to play', 4, 5)
  const flip = tables.grid(1, 'flip: seats to play, face-down cards left', 5, 4)
  const lengthRole = tables.block(2, 'role, length of the colour, is it the lowest', 4, 7, 2)
  const flipPhase = tables.grid(2, 'flip: tricks left, face-down cards left', 13, 4)
  const captures = tables.grid(2, 'winning: cards of the colour, seats to play', 5, 5)
  const lastNumber = tables.block(2, 'role, number, last seat', 4, 11, 2)
  const higherRole = tables.block(2, 'role, higher cards out, seats to play', 4, 7, 5)
  const higherNumber = tables.block(3, 'role, number, higher cards out', 4, 11, 7)
  const lowerRole = tables.block(3, 'role, lower cards out, length of the colour', 4, 8, 6)
  const phaseRole = tables.block(3, 'role, number, tricks left', 4, 11, 6)
  const gaps = tables.block(3, 'role, higher cards in hand, higher cards out', 4, 4, 6)
  const flipColours = tables.grid(3, 'flip: colours in the trick, seats to play', 6, 5)
  const flipBest = tables.grid(3, 'flip: cards of the led colour that could win, seats to play', 5, 5)

  const faceDown = layout.firstPlace.faceDown
  const higherThan = higherOfSuit(deck)
  let t: Public
  let hand: Cards
  let unseen: Cards
  let toPlay = 0
  let down = 0
  let left = 0
  let colours = 0
  const inTrick = new Int32Array(8) // cards of each colour
  const top = new Int32Array(8) // highest card of each colour
  let winners = 0

  return {
    tables,
    hidden: ['faceDown', 'unused'],
    observe(table, seat, cards, notSeen) {
      t = table
      hand = cards
      unseen = notSeen
      toPlay = seats - 1 - t.played
      down = t.count(faceDown + seat)
      left = t.count(seat) + down
      inTrick.fill(0)
      top.fill(0)
      colours = 0
      for (let i = 0; i < t.played; i++) {
        const card = t.trick(i)
        const suit = deck.suitOf(card)
        if (inTrick[suit]++ === 0) colours++
        const rank = deck.rankOf(card)
        if (rank > top[suit]) top[suit] = rank
      }
      winners = 0
      if (down > 0 && t.played > 0) {
        for (let rest = hand.and(deck.suitWith(t.trick(0))); rest.some; rest = rest.rest) {
          if (deck.rankOf(rest.first) > top[deck.suitOf(rest.first)]) winners++
        }
      }
    },
    writeCells(move, cells, from) {
      let n = from
      if (move === FLIP) {
        cells[n++] = flip.at(toPlay, down)
        cells[n++] = flipPhase.at(left, down)
        cells[n++] = flipColours.at(colours, toPlay)
        cells[n++] = flipBest.at(winners, toPlay)
        return n
      }
      const suit = deck.suitOf(move)
      const rank = deck.rankOf(move)
      const role = t.played === 0 ? LEAD : inTrick[suit] === 0 ? FRESH : rank > top[suit] ? WINNING : LOSING
      const ofSuit = deck.suit(suit)
      const above = higherThan[move]
      const mine = hand.and(ofSuit)
      const length = mine.size - 1
      const higherMine = mine.shared(above)
      const outstanding = unseen.and(ofSuit)
      const higher = outstanding.shared(above)
      const lower = outstanding.size - higher
      const lowest = mine.first === move ? 1 : 0
      cells[n++] = roleRank.at(role, rank)
      cells[n++] = roleToPlay.at(role, toPlay)
      cells[n++] = lengthRole.at(role, length, lowest)
      cells[n++] = lastNumber.at(role, rank, toPlay === 0 ? 1 : 0)
      if (role === WINNING) cells[n++] = captures.at(inTrick[suit], toPlay)
      cells[n++] = higherRole.at(role, higher, toPlay)
      cells[n++] = higherNumber.at(role, rank, higher)
      cells[n++] = lowerRole.at(role, lower, length)
      cells[n++] = phaseRole.at(role, rank, left >> 1)
      cells[n++] = gaps.at(role, higherMine, higher)
      return n
    },
  }
}
