import type { Seat } from '@trick-bento/kit'
import type { Language } from '../texts/texts.ts'

/** The seat of whoever learns. */
export const LEARNER: Seat = 0

/** A lesson as it is written: short scenes at prepared tables, and what is said there in each language. */
export interface Lesson {
  readonly game: string
  readonly seats: number
  readonly scenes: readonly Scene[]
  readonly texts: Readonly<Record<Language, LessonTexts>>
}

/** A table with prepared cards, opened in the middle of a round if moves are told. */
export interface Scene {
  readonly name: string
  readonly options?: Readonly<Record<string, unknown>>
  /** What is dealt in each round. */
  readonly deals: readonly PreparedDeal[]
  /** What has been played when the scene opens, a text for each trick: `R9 flip R3 Y2 take Y2`. */
  readonly before?: readonly string[]
  readonly steps: readonly Step[]
}

/** Cards with spaces between, for each seat: `R9 B10`. What is left goes to the place that nobody sees. */
export interface PreparedDeal {
  /** Who is drawn by lot; the learner unless said. */
  readonly leader?: Seat
  readonly hands: readonly string[]
  readonly faceDown?: readonly string[]
}

export type Step =
  /** Something is said until the learner goes on. */
  | { readonly kind: 'say'; readonly text: string; readonly facts: Facts }
  /** The other seats play. */
  | { readonly kind: 'others'; readonly moves: string }
  /** The same, but at once and by all seats. */
  | { readonly kind: 'skip'; readonly tricks: readonly string[] }
  /** The next round is dealt. */
  | { readonly kind: 'deal' }
  /** The learner is to make one of these moves. */
  | { readonly kind: 'ask'; readonly text: string; readonly moves: readonly string[] }
  /** The learner is to try one of these moves; nothing is played. */
  | { readonly kind: 'trial'; readonly text: string; readonly moves: readonly string[]; readonly refused: Refused }

/** Why the law refuses what is tried, in its own words; false if it does not. */
export type Refused = string | false

/** What a text claims about the table. Nobody reads it but the tests. */
export interface Facts {
  /** The cards of the trick so far, or of the one that has just ended. */
  readonly trick?: string
  /** Who is to decide. */
  readonly turn?: Seat
  readonly totals?: readonly number[]
  /** What the last trick brought: each reason with the points of each seat. */
  readonly points?: Readonly<Record<string, readonly number[]>>
  /** Public numbers of the game. */
  readonly numbers?: Readonly<Record<string, number | readonly number[]>>
  /** Which cards lie in a zone, for each seat. */
  readonly lying?: Readonly<Record<string, readonly string[]>>
  /** How many cards lie in a zone, for each seat. */
  readonly counts?: Readonly<Record<string, readonly number[]>>
  /** How many cards each seat has won, all its piles together. */
  readonly piles?: readonly number[]
  readonly over?: 'not yet' | 'round' | 'game'
  readonly winners?: readonly Seat[]
}

export const say = (text: string, facts: Facts = {}): Step => ({ kind: 'say', text, facts })
export const others = (moves: string): Step => ({ kind: 'others', moves })
export const skip = (...tricks: string[]): Step => ({ kind: 'skip', tricks })
export const deal = (): Step => ({ kind: 'deal' })
export const ask = (text: string, ...moves: string[]): Step => ({ kind: 'ask', text, moves })
export const tryRefused = (text: string, moves: readonly string[], refused: string): Step => ({
  kind: 'trial',
  text,
  moves,
  refused,
})
export const tryAnything = (text: string, moves: readonly string[]): Step => ({
  kind: 'trial',
  text,
  moves,
  refused: false,
})

/** What is said in one language. Cards stand in brackets: `[R9]`. */
export interface LessonTexts {
  readonly scenes: Readonly<Record<string, SceneTexts>>
  /** What whoever has finished knows now, point by point. */
  readonly learnt: readonly string[]
}
export interface SceneTexts {
  readonly title: string
  /** By the name of the step. */
  readonly steps: Readonly<Record<string, StepText>>
}
/** Of a question also what is said after another move (`instead`), of a trial what is said after it (`seen`). */
export type StepText =
  | string
  | { readonly ask: string; readonly instead: string }
  | { readonly ask: string; readonly seen: string }
