import type { Seat } from '@trick-bento/kit'
import type { Language } from '../texts/texts.ts'

/** The seat of the learner. */
export const LEARNER: Seat = 0

/** A lesson as it is written: short scenes at prepared tables, and their texts in each language. */
export interface Lesson {
  readonly game: string
  readonly seats: number
  readonly scenes: readonly Scene[]
  readonly texts: Readonly<Record<Language, LessonTexts>>
}

/** A table with prepared cards. With `before`, the scene opens in the middle of a round. */
export interface Scene {
  readonly name: string
  readonly options?: Readonly<Record<string, unknown>>
  /** The deal of each round. */
  readonly deals: readonly PreparedDeal[]
  /** The moves before the scene opens, one text for each trick: `R9 flip R3 Y2 take Y2`. */
  readonly before?: readonly string[]
  readonly steps: readonly Step[]
}

/** The cards of each seat, with spaces between: `R9 B10`. The remaining cards go to the place that belongs to no seat. */
export interface PreparedDeal {
  /** The seat that is drawn at random; the learner by default. */
  readonly leader?: Seat
  readonly hands: readonly string[]
  /** Cards that are dealt to other zones, by zone. */
  readonly zones?: Readonly<Record<string, readonly string[]>>
}

/** One step of a scene. `text` is the key of its texts. */
export type Step =
  /** Shows a text until the learner continues. */
  | { readonly kind: 'say'; readonly text: string; readonly facts: Facts }
  /** The other seats play. */
  | { readonly kind: 'others'; readonly moves: string }
  /** All seats play, without animation. */
  | { readonly kind: 'skip'; readonly tricks: readonly string[] }
  /** Deals the next round. */
  | { readonly kind: 'deal' }
  /** The learner has to make one of these moves. */
  | { readonly kind: 'ask'; readonly text: string; readonly moves: readonly string[] }
  /** The learner has to try one of these moves. Nothing is played. */
  | { readonly kind: 'trial'; readonly text: string; readonly moves: readonly string[]; readonly refused: Refused }

/** The code of the reason why the moves of a trial are refused; false if they are legal. */
export type Refused = string | false

/** What a text says about the table. Only the tests read it: they compare it with the real table. */
export interface Facts {
  /** The cards of the current trick, or of the trick that has just ended. */
  readonly trick?: string
  /** The seat whose turn it is. */
  readonly turn?: Seat
  readonly totals?: readonly number[]
  /** The points of each seat for the last trick, by score code. */
  readonly points?: Readonly<Record<string, readonly number[]>>
  /** Public numbers of the game. */
  readonly numbers?: Readonly<Record<string, number | readonly number[]>>
  /** The cards of each seat in a zone. */
  readonly cards?: Readonly<Record<string, readonly string[]>>
  /** The number of cards of each seat in a zone. */
  readonly counts?: Readonly<Record<string, readonly number[]>>
  readonly over?: 'not yet' | 'round' | 'game'
  readonly winners?: readonly Seat[]
}

/** Shows a text until the learner continues. */
export const say = (text: string, facts: Facts = {}): Step => ({ kind: 'say', text, facts })
/** The other seats play these moves. */
export const others = (moves: string): Step => ({ kind: 'others', moves })
/** All seats play these tricks, without animation. */
export const skip = (...tricks: string[]): Step => ({ kind: 'skip', tricks })
/** Deals the next round. */
export const deal = (): Step => ({ kind: 'deal' })
/** The learner has to make one of these moves. */
export const ask = (text: string, ...moves: string[]): Step => ({ kind: 'ask', text, moves })
/** The learner has to try one of these moves, which are refused for this reason. */
export const tryRefused = (text: string, moves: readonly string[], refused: string): Step => ({
  kind: 'trial',
  text,
  moves,
  refused,
})
/** The learner has to try one of these moves, which are all legal. */
export const tryAnything = (text: string, moves: readonly string[]): Step => ({
  kind: 'trial',
  text,
  moves,
  refused: false,
})

/** The texts of a lesson in one language. Cards are in brackets: `[R9]`. */
export interface LessonTexts {
  readonly scenes: Readonly<Record<string, SceneTexts>>
  /** What the learner knows at the end, point by point. */
  readonly learnt: readonly string[]
}
/** The texts of a scene. */
export interface SceneTexts {
  readonly title: string
  /** By the key of the step. */
  readonly steps: Readonly<Record<string, StepText>>
}
/** An `ask` step also has the text after another move (`instead`), a trial the text after it (`seen`). */
export type StepText =
  | string
  | { readonly ask: string; readonly instead: string }
  | { readonly ask: string; readonly seen: string }
