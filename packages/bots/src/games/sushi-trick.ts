import type { Cards, Game, Public } from '@trick-bento/kit'
import type { Features } from '../policy/features.ts'
import { WeightTables } from '../policy/weight-tables.ts'
import { higherOfSuit } from './higher.ts'

const PARTNER = [1, 0, 3, 2]
/** The role of a card in its trick. */
const LEAD = 0
const WINNING = 1 // highest of the led colour, and no trump lies there
const THROWN = 2 // cannot win
const TRUMP_LED = 3
const FIRST_TRUMP = 4
const ANOTHER_TRUMP = 5

/** The features of Sushi Trick!. */
export function sushiTrickFeatures({ deck, seats, layout }: Game): Features {
  const tables = new WeightTables()
  const roleRank = tables.grid(1, 'role, number', 6, 14)
  const roleToPlay = tables.grid(2, 'role, seats to play', 6, 6)
  const roleWon = tables.grid(2, 'role, tricks won', 6, 6)
  const roleRankToPlay = tables.block(2, 'role, number, seats to play', 6, 14, 6)
  const roleWonLeft = tables.block(2, 'role, tricks won, tricks left', 6, 6, 12)
  const trumpsIn = tables.block(2, 'role, trumps in the trick, seats to play', 6, 5, 6)
  const higherOut = tables.block(2, 'role, higher cards out, seats to play', 6, 6, 6)
  const trumpsOut = tables.block(3, 'role, trumps out, trumps in the trick', 6, 13, 4)
  const neighbours = tables.block(3, 'trump: the next higher and lower are out, trumps in the trick, role', 4, 4, 6)
  const neighboursToPlay = tables.block(3, 'trump: the next higher and lower are out, seats to play, late', 4, 6, 2)
  const partnerOut = tables.block(3, 'trump: its partner is out, the next lower is out, seats to play', 2, 2, 6)
  const reverser = tables.block(
    3,
    'partner of a trump that is out: trumps in the trick, seats to play, both are out',
    4,
    6,
    4,
  )
  const rankLeft = tables.block(3, 'role, number, tricks left', 6, 14, 6)
  const length = tables.block(3, 'role, cards of the colour in hand, trumps in hand', 6, 6, 6)
  const greedy = tables.block(3, 'role, tricks won, most tricks of another', 6, 6, 6)
  const partnerMine = tables.grid(3, 'trump: own partner card, neighbours in hand', 2, 4)

  const higherThan = higherOfSuit(deck)
  type Numbers = { readonly trump: number; readonly tricks: number; readonly won: ArrayLike<number> }
  let t: Public<Numbers>
  let hand: Cards
  let unseen: Cards
  let trumps: Cards
  let toPlay = 0
  let left = 0
  let trumpsLie = 0
  let led = -1 // suit, or -1 for a trump or nothing
  let top = 0
  let won = 0
  let mostOfOthers = 0
  let myTrumps = 0
  let outTrumps = 0
  const covered = layout.firstPlace.covered
  const has = (set: Cards, suit: number, rank: number): boolean => {
    const card = deck.find(suit, rank)
    return card !== undefined && set.has(card)
  }

  return {
    tables,
    hidden: ['unused', 'covered'],
    observe(table, seat, cards, notSeen) {
      t = table as Public<Numbers>
      hand = cards
      unseen = notSeen
      trumps = deck.suit(t.n.trump)
      toPlay = seats - 1 - t.played
      left = t.count(seat)
      trumpsLie = 0
      for (let s = 0; s < seats; s++) if (s !== seat) trumpsLie += t.count(covered + s)
      led = -1
      top = 0
      if (t.played > 0 && t.trick(0) >= 0) {
        led = deck.suitOf(t.trick(0))
        for (let i = 0; i < t.played; i++) {
          const card = t.trick(i)
          if (card >= 0 && deck.suitOf(card) === led && deck.rankOf(card) > top) top = deck.rankOf(card)
        }
      }
      won = t.n.won[seat]
      mostOfOthers = 0
      for (let s = 0; s < seats; s++) if (s !== seat && t.n.won[s] > mostOfOthers) mostOfOthers = t.n.won[s]
      myTrumps = hand.shared(trumps)
      outTrumps = unseen.shared(trumps)
    },
    writeCells(move, cells, from) {
      let n = from
      const suit = deck.suitOf(move)
      const rank = deck.rankOf(move)
      const isTrump = suit === t.n.trump
      const role = isTrump
        ? t.played === 0
          ? TRUMP_LED
          : trumpsLie === 0
            ? FIRST_TRUMP
            : ANOTHER_TRUMP
        : t.played === 0
          ? LEAD
          : trumpsLie === 0 && suit === led && rank > top
            ? WINNING
            : THROWN
      cells[n++] = roleRank.at(role, rank)
      cells[n++] = roleToPlay.at(role, toPlay)
      cells[n++] = roleWon.at(role, won)
      cells[n++] = roleRankToPlay.at(role, rank, toPlay)
      cells[n++] = roleWonLeft.at(role, won, left)
      cells[n++] = trumpsIn.at(role, trumpsLie, toPlay)
      cells[n++] = higherOut.at(role, unseen.shared(higherThan[move]), toPlay)
      cells[n++] = trumpsOut.at(role, outTrumps, trumpsLie)
      cells[n++] = rankLeft.at(role, rank, left >> 1)
      cells[n++] = length.at(role, hand.shared(deck.suit(suit)) - 1, myTrumps)
      cells[n++] = greedy.at(role, won, mostOfOthers)
      if (isTrump) {
        const next = (has(unseen, suit, rank + 1) ? 2 : 0) + (has(unseen, suit, rank - 1) ? 1 : 0)
        cells[n++] = neighbours.at(next, trumpsLie, role)
        cells[n++] = neighboursToPlay.at(next, toPlay, left <= 2 ? 1 : 0)
        cells[n++] = partnerOut.at(has(unseen, PARTNER[suit], rank) ? 1 : 0, next & 1, toPlay)
        const mine = (has(hand, suit, rank + 1) ? 2 : 0) + (has(hand, suit, rank - 1) ? 1 : 0)
        cells[n++] = partnerMine.at(has(hand, PARTNER[suit], rank) ? 1 : 0, mine)
      } else if (suit === PARTNER[t.n.trump]) {
        const both = (has(unseen, t.n.trump, rank) ? 2 : 0) + (has(unseen, t.n.trump, rank - 1) ? 1 : 0)
        cells[n++] = reverser.at(trumpsLie, toPlay, both)
      }
      return n
    },
  }
}
