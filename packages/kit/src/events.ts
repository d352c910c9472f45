import type { Card, Seat } from './cards.ts'
import { type Layout, type Place, sees } from './layout.ts'

/** A card that the reader of an event may not see. */
export const UNSEEN = -1

/** Everything that happens at a table. Cards are kinds; which of several alike moved is nobody's business. */
export type Event =
  /** A new round begins: all cards but those in places that keep theirs return to the stock. */
  | { readonly type: 'round'; readonly round: number }
  /** A seat decides; if by a call, which. */
  | { readonly type: 'choose'; readonly seat: Seat; readonly call?: number }
  | { readonly type: 'move'; readonly cards: readonly Card[]; readonly from: Place; readonly to: Place }
  /** A card goes to the trick, open. */
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card; readonly from: Place }
  /** A card goes to the trick face down; everybody knows that it is among those. */
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
  /** Everybody learns that this card lies there. */
  | { readonly type: 'show'; readonly card: Card; readonly place: Place }
  | { readonly type: 'score'; readonly seat: Seat; readonly points: number; readonly why: string }
  /** Public numbers have changed: their slots and new values. */
  | { readonly type: 'set'; readonly numbers: readonly (readonly [slot: number, value: number])[] }

/** The one gate between table and seat: a moving card is named only to those who see it leave or arrive. */
export function redact(layout: Layout, event: Event, seat: Seat): Event {
  switch (event.type) {
    case 'move':
      if (sees(layout, event.from, seat) || sees(layout, event.to, seat)) return event
      return { ...event, cards: event.cards.map(() => UNSEEN) }
    case 'cover':
      if (sees(layout, event.from, seat) || sees(layout, event.to, seat)) return event
      return { ...event, card: UNSEEN }
    case 'round':
    case 'choose':
    case 'play':
    case 'reveal':
    case 'show':
    case 'score':
    case 'set':
      return event
  }
}
