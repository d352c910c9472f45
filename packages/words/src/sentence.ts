import type { Card, Seat, Suit } from '@trick-bento/kit'

/**
 * One thing that happened, without words: which seats, cards and points it is about. The grammar of a language turns it
 * into text. Cards that the reader may not see are `UNSEEN`.
 */
export type Sentence = Fact & {
  /** Not worth interrupting a listener for. */
  readonly minor?: true
}

type Fact =
  // How a round begins
  | { readonly kind: 'round-begins'; readonly round: number }
  | { readonly kind: 'drops-out'; readonly seats: readonly Seat[] }
  | { readonly kind: 'plays-on'; readonly seats: readonly Seat[] }
  | { readonly kind: 'trump'; readonly suit: Suit }
  | { readonly kind: 'dealt'; readonly parts: readonly DealtPart[] }
  | { readonly kind: 'has-card'; readonly seat: Seat; readonly card: Card; readonly andLeads: boolean }
  | { readonly kind: 'nobody-has'; readonly card: Card }
  | { readonly kind: 'leads'; readonly seat: Seat }
  // What a seat decides
  | { readonly kind: 'plays'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'plays-from'; readonly seat: Seat; readonly card: Card; readonly zone: string }
  | { readonly kind: 'plays-face-down'; readonly seat: Seat; readonly card: Card; readonly among: Hidden }
  | CallSentence
  | { readonly kind: 'decides'; readonly seat: Seat }
  // What comes of it
  | { readonly kind: 'reveals'; readonly cards: readonly [SeatCard, ...SeatCard[]] }
  | { readonly kind: 'wins-trick'; readonly seat: Seat; readonly card: Card; readonly points: readonly Points[] }
  | { readonly kind: 'takes-trick'; readonly seat: Seat; readonly points: readonly Points[] }
  | {
      readonly kind: 'takes'
      readonly seat: Seat
      readonly cards: readonly Card[]
      /** Cards that the seat takes face down. */
      readonly hidden: readonly Card[]
      readonly points: readonly Points[]
    }
  | { readonly kind: 'scores'; readonly seat: Seat; readonly points: readonly Points[] }
  | { readonly kind: 'nobody-wins' }
  | { readonly kind: 'chooses-prize'; readonly seat: Seat }
  | { readonly kind: 'moment-moves'; readonly moment: string; readonly card: Card }
  | { readonly kind: 'leaves'; readonly cards: readonly Card[]; readonly zone: string }
  | { readonly kind: 'gives'; readonly seat: Seat; readonly to: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'gets'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'puts-aside'; readonly seat: Seat; readonly cards: readonly Card[]; readonly zone: string }
  | { readonly kind: 'still-holds'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'badge-moves'; readonly number: string; readonly seat: Seat }
  | { readonly kind: 'everyone-scores'; readonly why: string; readonly points: readonly SeatPoints[] }
  | { readonly kind: 'moment-scores'; readonly moment: string; readonly points: readonly SeatPoints[] }
  | {
      readonly kind: 'moment-robs'
      readonly moment: string
      readonly seat: Seat
      readonly from: Seat
      readonly points: number
    }
  | { readonly kind: 'leads-next'; readonly seat: Seat }
  | {
      readonly kind: 'round-over'
      readonly round: number
      /** Empty if another sentence has just told the same points. */
      readonly points: readonly SeatPoints[]
    }
  | { readonly kind: 'game-over' }
  | { readonly kind: 'wins-game'; readonly seats: readonly Seat[] }

/** A seat chooses something other than a card. */
export interface CallSentence {
  readonly kind: 'calls'
  readonly seat: Seat
  /** The key of the call's texts, such as `lead`. */
  readonly call: string
  /** The call as the game writes it, such as `lead 3`. */
  readonly written: string
  /** The seat that the call names. */
  readonly named?: Seat
  /** The card that the call brought into the trick. */
  readonly card?: Card
}

/** How many cards went to a zone, or to `each` place of it. */
export interface DealtPart {
  readonly zone: string
  readonly count: number
  readonly each: boolean
}

/** What everybody knows of a card that was played face down. */
export type Hidden = 'any cards' | 'trumps' | Suit

/** Points for a reason; a sum has none. */
export interface Points {
  readonly points: number
  readonly why?: string
}
export interface SeatCard {
  readonly seat: Seat
  readonly card: Card
}
export interface SeatPoints {
  readonly seat: Seat
  readonly points: number
}

export type SentenceOf<K extends Sentence['kind']> = Extract<Sentence, { readonly kind: K }>

/** The sentence with less detail, for a listener. */
export function shortened(sentence: Sentence): Sentence {
  switch (sentence.kind) {
    case 'takes':
      return { ...sentence, hidden: [], points: summed(sentence.points) }
    case 'wins-trick':
    case 'takes-trick':
      return { ...sentence, points: summed(sentence.points) }
    default:
      return sentence
  }
}

const summed = (points: readonly Points[]): Points[] =>
  points.length === 0 ? [] : [{ points: points.reduce((sum, each) => sum + each.points, 0) }]
