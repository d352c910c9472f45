import { type Card, Cards, MAX_CARDS, NONE } from './cards.ts'

/** A suit as it is written (letter), spoken (name) and drawn (symbol, colour). No two suits of a deck share a letter. */
export interface Suit {
  /** The first part of the names of its cards: the `R` of `R9`. */
  readonly letter: string
  /** An English word, such as `hearts`. */
  readonly name: string
  /** One character for terminals and for cards without a picture. */
  readonly symbol: string
  /** A colour by its English name, such as `red`. */
  readonly colour: string
}

/** What a deck consists of: every rank in every suit. */
export interface DeckContents {
  /** An empty list for a deck without suits. */
  readonly suits: readonly Suit[]
  /** Whole numbers from 0 to 255, lowest first. */
  readonly ranks: readonly number[]
  /** How many copies there are of each card of a rank; the default is one. */
  readonly copies?: (rank: number) => number
  /** How a rank is written; the default is its number. */
  readonly rankName?: (rank: number) => string
}

/** The value of a public number of kind `suit` while there is none: no trump yet. `deck.suit(NO_SUIT)` is empty. */
export const NO_SUIT = -1

const BLANK: Suit = { letter: '', name: '', symbol: '', colour: 'white' }
const MAX_RANK = 255

/**
 * The cards of a game. Cards are numbered by suit, then rank, then copy.
 * Cards that look alike are one *kind*, which has the number of the lowest of them. Players, events and records use
 * kinds only.
 */
export class Deck {
  /** By number; a deck without suits has one blank suit. */
  readonly suits: readonly Suit[]
  /** Lowest first. */
  readonly ranks: readonly number[]
  /** All cards, each copy included. */
  readonly cards: Cards
  /** The number of cards. */
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
  /** For 1, 2, 4 …: the cards that can be moved down by that number without leaving their kind, as two words each. */
  private readonly folds: Int32Array
  private readonly firsts: Cards

  constructor(contents: DeckContents) {
    const { copies = () => 1, rankName = String } = contents
    this.suits = contents.suits.length > 0 ? contents.suits : [BLANK]
    this.ranks = contents.ranks
    checkContents(this.suits, this.ranks)
    this.suitSets = this.suits.map(() => NONE)
    let id = 0
    let firsts = NONE
    let most = 1
    const place: number[] = []
    this.suits.forEach((suit, s) => {
      for (const r of contents.ranks) {
        const first = id
        const n = copies(r)
        const name = suit.letter + rankName(r)
        if (this.byName.has(name)) throw new Error(`a deck has two different cards called ${name}`)
        if (id + n > MAX_CARDS) throw new Error(`a deck has at most ${MAX_CARDS} cards`)
        for (; id < first + n; id++) {
          this.suitIndex[id] = s
          this.rank[id] = r
          this.kind[id] = first
          this.names[id] = name
          this.suitSets[s] = this.suitSets[s].with(id)
          this.rankSets[r] = (this.rankSets[r] ?? NONE).with(id)
          this.kindSets[first] = (this.kindSets[first] ?? NONE).with(id)
          place[id] = id - first
        }
        if (n > 0) {
          firsts = firsts.with(first)
          this.byName.set(name, first)
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

  /** The number of a card's suit: its index in `suits`. */
  suitOf(card: Card): number {
    return this.suitIndex[card]
  }
  /** The rank of a card. */
  rankOf(card: Card): number {
    return this.rank[card]
  }
  /** The lowest of the cards alike to this one. */
  kindOf(card: Card): Card {
    return this.kind[card]
  }
  /** All cards of a suit; none for `NO_SUIT`. */
  suit(s: number): Cards {
    if (s === NO_SUIT) return NONE
    const set = this.suitSets[s]
    if (set === undefined) throw new Error(`there is no suit ${s}; the suits are 0 to ${this.suits.length - 1}`)
    return set
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

  /** A card as it is written: letter of the suit and name of the rank. */
  name(card: Card): string {
    return this.names[card]
  }
  /** The kind with this name; undefined if there is none. */
  parse(name: string): Card | undefined {
    return this.byName.get(name)
  }
  /** The card of a suit and rank; undefined if the deck has none. */
  find(suit: number, rank: number): Card | undefined {
    const both = this.suit(suit).and(this.ofRank(rank))
    return both.some ? both.first : undefined
  }
}

function checkContents(suits: readonly Suit[], ranks: readonly number[]): void {
  for (const [i, { letter }] of suits.entries()) {
    if (suits.findIndex((suit) => suit.letter === letter) < i) {
      throw new Error(`two suits of a deck have the letter ${letter || '(none)'}`)
    }
  }
  const wrong = ranks.find((rank) => !Number.isInteger(rank) || rank < 0 || rank > MAX_RANK)
  if (wrong !== undefined) throw new Error(`a rank is a whole number from 0 to ${MAX_RANK}, not ${wrong}`)
}

/** The numbers from `first` to `last`, both included. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
