import { type Cards, type Game, NONE, type Public } from '@trick-bento/kit'
import type { Features } from '../policy/features.ts'
import { WeightTables } from '../policy/weight-tables.ts'
import { higherOfSuit } from './higher.ts'

/** The role of a card in its trick. */
const LEAD = 0
const WINNING = 1
const LOSING = 2
const OFF = 3 // another colour than the one that was led
const BANNISH = 4

/** The features of BANNISH!!. */
export function bannishFeatures({ deck, seats, options }: Game): Features {
  const stars = options.stars as readonly number[]
  const most = Math.max(...stars)
  const tables = new WeightTables()
  const roleRank = tables.grid(1, 'role, number', 5, 7)
  const roleToPlay = tables.grid(1, 'role, seats to play', 5, 5)
  const takeRank = tables.line(1, 'take: number', 7)
  const rankToPlay = tables.block(2, 'role, number, seats to play', 5, 7, 5)
  const rolePlace = tables.block(2, 'role, place by stars, cards in hand', 5, 6, 13)
  const takePlace = tables.grid(2, 'take: number, place by stars', 7, 6)
  const roleLength = tables.block(2, 'role, cards of the colour in hand, number', 5, 7, 7)
  const twin = tables.block(3, 'role, its twin: gone, in hand or out, seats to play', 5, 3, 5)
  const twinRank = tables.block(3, 'role, its twin: gone, in hand or out, number', 5, 3, 7)
  const higherOut = tables.block(2, 'role, higher cards out, seats to play', 5, 8, 5)
  const colourOut = tables.block(3, 'role, cards of the colour out, seats to play', 5, 12, 5)
  const gapAbove = tables.block(3, 'role, stars behind the one above, cards in hand', 5, 12, 7)
  const gapBelow = tables.block(3, 'role, stars ahead of the one below, cards in hand', 5, 12, 7)
  const pot = tables.block(3, 'role, most stars in the trick, place by stars', 5, 8, 6)
  const shortest = tables.block(3, 'role, shortest hand of all, own hand longer by', 5, 13, 5)
  const rankPlace = tables.block(3, 'role, number, place by stars', 5, 7, 6)
  const winnerPlace = tables.block(3, 'role, place of the one who is winning, own place', 5, 6, 6)
  const takeGap = tables.block(3, 'take: number, stars behind the one above, late', 7, 12, 2)
  const takeLead = tables.block(3, 'take: number, stars ahead of the one below, late', 7, 12, 2)
  const takeLeft = tables.block(3, 'take: number, cards in hand, place', 7, 7, 6)
  const handStars = tables.block(3, 'role, number, stars in hand', 5, 7, 8)

  const higherThan = higherOfSuit(deck)
  type Numbers = { readonly chip: number; readonly stars: ArrayLike<number> }
  let t: Public<Numbers>
  let hand: Cards
  let unseen: Cards
  let trick: Cards
  let toPlay = 0
  let size = 0
  let place = 0
  let behind = 0
  let ahead = 0
  let led = -1
  let top = 0
  let taking = false
  let richest = 0
  let least = 0
  let placeOfWinner = 0
  let inHand = 0
  const placeOf = (seat: number): number => {
    let higher = 0
    for (let s = 0; s < seats; s++) if (t.n.stars[s] > t.n.stars[seat]) higher++
    return higher
  }

  return {
    tables,
    hidden: [],
    observe(table, seat, cards, notSeen, phase) {
      t = table as Public<Numbers>
      hand = cards
      unseen = notSeen
      trick = NONE
      taking = phase === 'take'
      toPlay = seats - 1 - t.played
      size = t.count(seat)
      const mine = t.n.stars[seat]
      place = placeOf(seat)
      let up = Infinity
      let down = Infinity
      least = size
      for (let s = 0; s < seats; s++) {
        if (t.count(s) < least) least = t.count(s)
        if (s === seat) continue
        const d = t.n.stars[s] - mine
        if (d >= 0 && d < up) up = d
        if (d <= 0 && -d < down) down = -d
      }
      behind = up === Infinity ? 11 : Math.min(10, up)
      ahead = down === Infinity ? 11 : Math.min(10, down)
      led = -1
      top = 0
      richest = 0
      let best = -1
      if (t.played > 0) {
        led = deck.suitOf(t.trick(0))
        for (let i = 0; i < t.played; i++) {
          const card = t.trick(i)
          trick = trick.with(card)
          const rank = deck.rankOf(card)
          if (stars[rank - 1] > richest) richest = stars[rank - 1]
          if (deck.suitOf(card) === led && rank > top) {
            top = rank
            best = t.playedBy(i)
          }
        }
      }
      placeOfWinner = best < 0 ? 5 : placeOf(best)
      inHand = 0
      for (let left = hand; left.some; left = left.rest) inHand += stars[deck.rankOf(left.first) - 1]
    },
    writeCells(move, cells, from) {
      let n = from
      const suit = deck.suitOf(move)
      const rank = deck.rankOf(move)
      if (taking) {
        const late = least <= 3 ? 1 : 0
        cells[n++] = takeRank.at(rank)
        cells[n++] = takePlace.at(rank, place)
        cells[n++] = takeGap.at(rank, behind, late)
        cells[n++] = takeLead.at(rank, ahead, late)
        cells[n++] = takeLeft.at(rank, least >> 1, place)
        return n
      }
      const pair = deck.alike(move)
      const role =
        t.played === 0 ? LEAD : trick.meets(pair) ? BANNISH : suit !== led ? OFF : rank > top ? WINNING : LOSING
      const own = hand.shared(deck.suit(suit)) - 1
      const twinIs = unseen.minus(hand).meets(pair) ? 2 : hand.shared(pair) > 1 ? 1 : 0
      const out = unseen.shared(deck.suit(suit))
      cells[n++] = roleRank.at(role, rank)
      cells[n++] = roleToPlay.at(role, toPlay)
      cells[n++] = rankToPlay.at(role, rank, toPlay)
      cells[n++] = rolePlace.at(role, place, size)
      cells[n++] = roleLength.at(role, own, rank)
      cells[n++] = twin.at(role, twinIs, toPlay)
      cells[n++] = twinRank.at(role, twinIs, rank)
      cells[n++] = higherOut.at(role, unseen.shared(higherThan[move]), toPlay)
      cells[n++] = colourOut.at(role, out, toPlay)
      cells[n++] = gapAbove.at(role, behind, size >> 1)
      cells[n++] = gapBelow.at(role, ahead, size >> 1)
      cells[n++] = pot.at(role, Math.floor((7 * richest) / most), place)
      cells[n++] = shortest.at(role, least, size - least)
      cells[n++] = rankPlace.at(role, rank, place)
      cells[n++] = winnerPlace.at(role, placeOfWinner, place)
      cells[n++] = handStars.at(role, rank, inHand >> 3)
      return n
    },
  }
}
