import { type Card, Cards, MAX_CARDS, NONE } from './cards.ts'

/** A suit as it is written (letter), spoken (name) and drawn (symbol, colour). */
export interface Suit {
  readonly letter: string
  readonly name: string
  readonly symbol: string
  readonly colour: string
}

interface Contents {
  readonly suits: readonly Suit[]
  readonly ranks: readonly number[]
  /** How many alike there are of each card; one unless said. */
  readonly copies?: (rank: number) => number
  /** How a rank is written; its number unless said. */
  readonly rankName?: (rank: number) => string
}

const NO_SUIT: Suit = { letter: '', name: '', symbol: '', colour: 'white' }

/**
 * Which cards there are. Cards are numbered by suit, then rank, then copy.
 * Cards that look alike are one *kind*, called by the lowest of them; players, events and records know kinds only.
 */
export class Deck {
  readonly suits: readonly Suit[]
  readonly ranks: readonly number[]
  /** Every card once. */
  readonly cards: Cards
  readonly size: number
  /** True when no two cards are alike. */
  readonly plain: boolean
  private readonly suitIndex = new Uint8Array(MAX_CARDS)
  private readonly rank = new Uint8Array(MAX_CARDS)
  private readonly kind = new Uint8Array(MAX_CARDS)
  private readonly names: string[] = []
  private readonly byName = new Map<string, Card>()
  private readonly suitSets: Cards[]
  private readonly rankSets: Cards[] = []
  private readonly kindSets: Cards[] = []
  /** For 1, 2, 4 …: the cards that can be moved down by so many without leaving their kind, as two words each. */
  private readonly folds: Int32Array
  private readonly firsts: Cards

  constructor(contents: Contents) {
    const { copies = () => 1, rankName = String } = contents
    this.suits = contents.suits.length > 0 ? contents.suits : [NO_SUIT]
    this.ranks = contents.ranks
    this.suitSets = this.suits.map(() => NONE)
    let id = 0
    let firsts = NONE
    let most = 1
    const place: number[] = []
    this.suits.forEach((suit, s) => {
      for (const r of contents.ranks) {
        const first = id
        const n = copies(r)
        if (id + n > MAX_CARDS) throw new Error(`a deck has at most ${MAX_CARDS} cards`)
        for (; id < first + n; id++) {
          this.suitIndex[id] = s
          this.rank[id] = r
          this.kind[id] = first
          this.names[id] = suit.letter + rankName(r)
          this.suitSets[s] = this.suitSets[s].with(id)
          this.rankSets[r] = (this.rankSets[r] ?? NONE).with(id)
          this.kindSets[first] = (this.kindSets[first] ?? NONE).with(id)
          place[id] = id - first
        }
        if (n > 0) {
          firsts = firsts.with(first)
          this.byName.set(suit.letter + rankName(r), first)
        }
        most = Math.max(most, n)
      }
    })
    this.size = id
    this.cards = this.suitSets.reduce((a, b) => a.or(b))
    this.plain = most === 1
    this.firsts = firsts
    const folds: number[] = []
    for (let by = 1; by < most; by *= 2) {
      const { lo, hi } = Cards.of(...place.flatMap((at, card) => (at >= by ? [card] : [])))
      folds.push(lo, hi)
    }
    this.folds = Int32Array.from(folds)
  }

  suitOf(card: Card): number {
    return this.suitIndex[card]
  }
  rankOf(card: Card): number {
    return this.rank[card]
  }
  kindOf(card: Card): Card {
    return this.kind[card]
  }
  /** All cards of a suit. */
  suit(s: number): Cards {
    return this.suitSets[s]
  }
  /** All cards of the suit of this card. */
  suitWith(card: Card): Cards {
    return this.suitSets[this.suitIndex[card]]
  }
  /** All cards of a rank. */
  ofRank(r: number): Cards {
    return this.rankSets[r] ?? NONE
  }
  /** All cards alike to this one, itself included. */
  alike(card: Card): Cards {
    return this.kindSets[this.kind[card]]
  }
  /** The kinds among these cards: one for each that looks different. Calls stay. */
  kinds(cards: Cards): Cards {
    if (this.plain) return cards
    const { folds } = this
    let { lo, hi } = cards
    for (let i = 0, by = 1; i < folds.length; i += 2, by *= 2) {
      const high = hi & folds[i + 1]
      lo |= ((lo & folds[i]) >>> by) | (high << (32 - by))
      hi |= high >>> by
    }
    return new Cards(lo & this.firsts.lo, hi & this.firsts.hi, cards.calls)
  }

  name(card: Card): string {
    return this.names[card]
  }
  /** The kind of that name; undefined if there is none. */
  parse(name: string): Card | undefined {
    return this.byName.get(name)
  }
  /** The card of a suit and rank; undefined if the deck has none. */
  find(suit: number, rank: number): Card | undefined {
    const both = this.suit(suit).and(this.ofRank(rank))
    return both.some ? both.first : undefined
  }
}

/** first, first + 1 … last. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
