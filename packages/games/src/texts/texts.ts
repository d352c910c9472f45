/** The languages in which there are texts. */
export type Language = 'en' | 'ja'

/** What a game is called and says in one language. It stands beside the game; the rules do not know it. */
export interface GameTexts {
  readonly title: string
  /** For narrow places. */
  readonly shortTitle: string
  /** One line of what makes it special. */
  readonly about: string
  /** What to play for, in a few words. */
  readonly goal: string
  /** What the totals count, as a heading: `Victory points`. */
  readonly total: string
  /** A card in a sentence, from its `{suit}` and `{rank}`. */
  readonly card: string
  /** By the letter of the suit: `red`. */
  readonly suits: Readonly<Record<string, string>>
  /** By zone, as a heading: `Face down`. */
  readonly zones: Readonly<Record<string, string>>
  /** By public number, as a heading: `Tricks won`. */
  readonly numbers: Readonly<Record<string, string>>
  /** By phase: what is asked of the person, as a sentence. */
  readonly phases: Readonly<Record<string, string>>
  /** By phase in which a card can be chosen, what one does with a `{card}`: as a button, beginning with the verb. */
  readonly moves: Readonly<Record<string, string>>
  /** By call in the same way; of calls that name a seat (`lead 3`) by their first word, with `{name}`. */
  readonly calls: Readonly<Record<string, string>>
  /** By call in the same way, as a sentence of the log; `{card}` is what the call brought into the trick. */
  readonly called: Readonly<Record<string, Said>>
  readonly options: Readonly<Record<string, OptionTexts>>
  /** By the code of the reason: why a move is not allowed, as a sentence. */
  readonly reasons: Readonly<Record<string, string>>
  /** By the code of what points are given for, as the line of a bill. */
  readonly scores: Readonly<Record<string, string>>
  /** By moment, as a short cry: `Reversal!` */
  readonly moments: Readonly<Record<string, string>>
}

/** A sentence about the person who reads it, and about somebody else. */
export interface Said {
  readonly you: string
  /** With `{who}`. */
  readonly other: string
}

export interface OptionTexts {
  readonly name: string
  readonly about: string
  /** By value, where there are a few to choose from. */
  readonly choices?: Readonly<Record<string, string>>
  /** Of a list of numbers, what the `{n}`-th is. */
  readonly item?: string
  /** What must hold for a list of numbers as a whole. */
  readonly check?: string
}
