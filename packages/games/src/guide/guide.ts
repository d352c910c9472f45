import type { Seat } from '@trick-bento/kit'
import type { Language } from '../texts/texts.ts'

/** The rules of a game in pictures: a few panels, each with a picture and one or two short sentences. */
export interface Guide {
  readonly game: string
  /** The number of seats in the pictures. Seat 0 is the reader. */
  readonly seats: number
  readonly panels: readonly Panel[]
  /** Small drawings beside marks, by the name of the mark. */
  readonly symbols: Readonly<Record<string, MarkSymbol>>
  readonly texts: Readonly<Record<Language, GuideTexts>>
}

/** One picture with its caption. */
export interface Panel {
  /** The key of its texts. */
  readonly name: string
  /** The IDs of the rules that it explains. */
  readonly rules: readonly string[]
  /** The picture: rows of cards or numbers, one below the other. The tests compare them with the rules of the game. */
  readonly rows: readonly Row[]
}

/** Cards are written with spaces between: `R9 Y6`. */
export type Row = PlacesRow | SuitsRow | TrickRow | HandRow | SumRow | StandingRow

interface Titled {
  /** The name of the row, such as `The last trick`. */
  readonly title?: Mark
}

/** Cards as they are dealt. */
export interface PlacesRow extends Titled {
  readonly kind: 'places'
  readonly places: readonly PlaceSpot[]
}
/** Cards at a place of a seat. */
export interface PlaceSpot {
  readonly zone: string
  /** Cards face up, or the number of cards face down. */
  readonly cards: string | number
  readonly mark: Mark
}

/** Suits, with a word about each. */
export interface SuitsRow extends Titled {
  readonly kind: 'suits'
  readonly suits: readonly { readonly letters: string; readonly mark?: Mark }[]
}

/** Cards of one trick in the order of play. */
export interface TrickRow extends Titled {
  readonly kind: 'trick'
  /** The reader by default. */
  readonly leader?: Seat
  readonly plays: readonly Play[]
  readonly arrows?: readonly Arrow[]
}
/** What one seat plays. */
export interface Play {
  /** Undefined for a seat that plays no card. */
  readonly card?: string
  /** Drawn face down. */
  readonly isFaceDown?: true
  readonly look?: Look
  readonly marks?: readonly Mark[]
}
/** An arrow between two columns of a row. */
export interface Arrow {
  readonly from: number
  readonly to: number
  readonly mark: Mark
}
/** How a card looks: it wins, it is beaten, it is removed, or it goes up in smoke. */
export type Look = 'wins' | 'beaten' | 'removed' | 'vanishes'

/** The reader's hand. In the row before it is the trick so far. */
export interface HandRow extends Titled {
  readonly kind: 'hand'
  readonly cards: string
  /** The cards that may be played. */
  readonly legal: string
}

/** How points add up. */
export interface SumRow extends Titled {
  readonly kind: 'sum'
  readonly parts: readonly SumPart[]
  readonly total: Mark
}
/** Cards that are counted together. */
export interface SumPart {
  /** Cards face up, or the number of cards face down; undefined for points without cards. */
  readonly cards?: string | number
  readonly points: readonly number[]
  readonly mark: Mark
}

/** A number of each seat. */
export interface StandingRow extends Titled {
  readonly kind: 'standing'
  /** The numbers are also drawn as racks, with a line after this many places. */
  readonly borderline?: number
  readonly seats: readonly Standing[]
}
/** The number of one seat. */
export interface Standing {
  readonly number: number
  /** The number afterwards, if it changes. */
  readonly after?: number
  readonly look?: 'wins' | 'beaten'
  readonly marks?: readonly Mark[]
}

/** The key of a short text, with the number that it names. */
export type Mark = string | readonly [name: string, n: number]

/** A small drawing beside a mark. */
export type MarkSymbol = 'crown' | 'chip' | 'star' | 'egg' | 'seal'

/** The texts of a guide in one language. */
export interface GuideTexts {
  /** By the name of the panel. */
  readonly panels: Readonly<Record<string, PanelTexts>>
  /** By the name of the mark; `{n}` is its number. */
  readonly marks: Readonly<Record<string, string>>
}
/** Cards are in square brackets: `[R9]`. */
export interface PanelTexts {
  readonly title: string
  readonly text: string
  /** What is different with another number of players, for example. */
  readonly note?: string
}
