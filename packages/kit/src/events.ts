import type { Card, Seat } from './cards.ts'
import { type Layout, type Place, sees } from './layout.ts'

/** Stands for a card that the reader of an event may not see. */
export const UNSEEN = -1

/** Something that happened at a table. Cards are kinds: no event says which of several cards alike moved. */
export type Event =
  /** A new round begins: all cards, except those in places that keep theirs, return to the stock. */
  | { readonly type: 'round'; readonly round: number }
  /**
   * A seat decides. `call` is the number of its call, if it chose one. A secret call was made while other seats still
   * decide in the same phase; until the last of them has decided, only its own seat sees it.
   */
  | { readonly type: 'choose'; readonly seat: Seat; readonly call?: number; readonly secret?: true }
  /** A call that was secret becomes public, because the last seat has decided. */
  | { readonly type: 'disclose'; readonly seat: Seat; readonly call: number }
  /** Cards move from one place to another. */
  | { readonly type: 'move'; readonly cards: readonly Card[]; readonly from: Place; readonly to: Place }
  /** A card is played to the trick, face up. */
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card; readonly from: Place }
  /** A card is played to the trick face down and lies at `to`; all players know that it is one of `among`. */
  | {
      readonly type: 'cover'
      readonly seat: Seat
      readonly card: Card
      readonly from: Place
      readonly to: Place
      readonly among: readonly Card[]
    }
  /** A card that was played face down is turned over. */
  | { readonly type: 'reveal'; readonly seat: Seat; readonly card: Card; readonly from: Place }
  /** All players learn that this card lies there. */
  | { readonly type: 'show'; readonly card: Card; readonly place: Place }
  /** A seat gets points; `why` is a code that the game declares in `scores`. */
  | { readonly type: 'score'; readonly seat: Seat; readonly points: number; readonly why: string }
  /** Public numbers have changed: their slots and new values. */
  | { readonly type: 'set'; readonly numbers: readonly (readonly [slot: number, value: number])[] }

/**
 * The only gate between table and seat: an event as this seat may see it. A moving card is named only to those who see it
 * leave or arrive, and a secret call only to its own seat. A spectator is seat -1.
 */
export function redact(layout: Layout, event: Event, seat: Seat): Event {
  switch (event.type) {
    case 'move':
      if (sees(layout, event.from, seat) || sees(layout, event.to, seat)) return event
      return { ...event, cards: event.cards.map(() => UNSEEN) }
    case 'cover':
      if (sees(layout, event.from, seat) || sees(layout, event.to, seat)) return event
      return { ...event, card: UNSEEN }
    case 'choose':
      if (event.secret === undefined || event.seat === seat) return event
      return { type: 'choose', seat: event.seat, secret: true }
    case 'round':
    case 'disclose':
    case 'play':
    case 'reveal':
    case 'show':
    case 'score':
    case 'set':
      return event
  }
}
