import { Cards, type Game, type Place, type Seat, sees, type Table } from '@trick-bento/kit'

/** The cards that a seat has not seen, and which may be at any place that it does not see. */
export type Unseen = (t: Table, seat: Seat) => Cards

/** For a perfect memory: cards that are not in the seat's hand and were never open. Cards in hidden zones never were. */
export function unseenEver(game: Game, hidden: readonly string[]): Unseen {
  const neverOpen = new Set(['hand', 'stock', ...hidden])
  const { layout } = game
  return unseenAt(game, (place, seat) => !neverOpen.has(layout.places[place].zone) || sees(layout, place, seat))
}

/** Without memory: all cards that the seat does not see now. */
export function unseenNow(game: Game): Unseen {
  return unseenAt(game, (place, seat) => sees(game.layout, place, seat))
}

function unseenAt({ layout, seats, deck }: Game, isSeen: (place: Place, seat: Seat) => boolean): Unseen {
  const seen: Place[][] = Array.from({ length: seats }, () => [])
  for (let place = 0; place < layout.places.length; place++) {
    for (let seat = 0; seat < seats; seat++) if (isSeen(place, seat)) seen[seat].push(place)
  }
  return (t, seat) => {
    let { lo, hi } = deck.cards
    const places = seen[seat]
    for (let i = 0; i < places.length; i++) {
      const cards = t.cards(places[i])
      lo &= ~cards.lo
      hi &= ~cards.hi
    }
    return new Cards(lo, hi)
  }
}
