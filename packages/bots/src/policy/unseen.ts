import { Cards, type Game, type Place, type Seat, sees, type Table } from '@trick-bento/kit'

/** What a seat has not seen: cards that may be anywhere out of its sight. */
export type Unseen = (t: Table, seat: Seat) => Cards

/** To a perfect memory: all that is neither in its hand nor was ever open. Cards in hidden zones never were. */
export function unseenEver(game: Game, hidden: readonly string[]): Unseen {
  const neverOpen = new Set(['hand', 'stock', ...hidden])
  const { layout } = game
  return unseenAt(game, (place, seat) => !neverOpen.has(layout.places[place].zone) || sees(layout, place, seat))
}

/** To no memory at all: all that it does not see lying now. */
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
