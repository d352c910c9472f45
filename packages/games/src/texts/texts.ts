import type {
  CallOf,
  CardPhaseOf,
  GameKind,
  NumberOf,
  Option,
  PhaseOf,
  ReasonOf,
  ScoreOf,
  ZoneOf,
} from '@trick-bento/kit'
import type { Screen } from '../screen/screen.ts'

/** The languages in which our games have texts. */
export const LANGUAGES = ['en', 'ja'] as const
/** One of the languages in which our games have texts. */
export type Language = (typeof LANGUAGES)[number]

/** The texts of a game in one language. The rules do not know them. */
export interface GameTexts {
  readonly title: string
  /** For narrow places. */
  readonly shortTitle: string
  /** What makes it special, in a few words. */
  readonly tagline: string
  /** What makes it special, as a whole sentence. */
  readonly about: string
  /** What to play for, in a few words. */
  readonly goal: string
  /** How a round is scored, in one or two sentences; may be empty. */
  readonly scoring: string
  /** What the totals count, as a heading: `Victory points`. */
  readonly total: string
  /** A card in a sentence, from its `{suit}` and `{rank}`. */
  readonly card: string
  /** By the letter of the suit: `red`. */
  readonly suits: Texts
  /** By zone, as a heading: `Face down`. */
  readonly zones: Texts
  /** By public number, as a heading: `Tricks won`. */
  readonly numbers: Texts
  /** One sentence each, for players who ask: what lies in a zone, what a number says, what the totals and the goal mean. */
  readonly aboutZones: Texts
  readonly aboutNumbers: Texts
  readonly aboutTotal: string
  readonly aboutGoal: string
  /** By phase: what the player is asked for, as a sentence. */
  readonly phases: Texts
  /** By phase: the same in words that fit what is possible now, where that differs. */
  readonly prompts?: Readonly<Record<string, PromptTexts>>
  /** By phase in which a card can be chosen: what a player does with a `{card}`, as a button that begins with the verb. */
  readonly moves: Texts
  /** By call in the same way. Calls that name a seat (`lead 3`) go by their first word, with `{name}`. */
  readonly calls: Texts
  /** By call in the same way, as a sentence of the log. `{card}` is what the call brought into the trick. */
  readonly called: Readonly<Record<string, CalledTexts>>
  readonly options: Readonly<Record<string, OptionTexts>>
  /**
   * By the code of the reason: why a move is not allowed, as a sentence. `{suit}`, `{card}` and `{who}` are those of the
   * card that binds, `{top}` and `{topWho}` those of the highest card of the trick; `{lowest}` is the lowest legal card.
   */
  readonly reasons: Texts
  /** By the code of what points are given for, as the line of a bill. */
  readonly scores: Texts
  /** By the code of what points are given for: what happens then to the player, as a clause of a hint. */
  readonly outcomes?: Readonly<Record<string, OutcomeTexts>>
  /** By the code of a moment of the screen. */
  readonly moments: Readonly<Record<string, MomentTexts>>
  /** By number that is drawn as a rack: how many are safe, as a short fact with `{n}`. */
  readonly limits: Texts
}
type Texts<Key extends string = string> = Readonly<Record<Key, string>>

/**
 * What the player can do now: `lead` any card, play any card to a trick (`free`), only some of them (`bound`) or just one
 * (`forced`), each also with a call besides, or only calls. With the placeholders of reasons.
 */
export type PromptTexts = Readonly<Partial<Record<CardChoice | `${CardChoice} or call` | 'call', string>>>
type CardChoice = 'lead' | 'free' | 'bound' | 'forced'

/** A sentence about the reader, and about another player. */
export interface CalledTexts {
  readonly you: string
  /** With `{who}`. */
  readonly other: string
}

/** What happens to the player who gets points or loses some: `you come second`. */
export interface OutcomeTexts {
  readonly gains?: string
  readonly loses?: string
}

/** The texts of an option. */
export interface OptionTexts {
  readonly name: string
  readonly about: string
  /** By value, where there are a few to choose from. */
  readonly choices?: Texts
  /** Of a list of numbers: what the `{n}`-th is. */
  readonly item?: string
  /** What must hold for a list of numbers as a whole. */
  readonly check?: string
}

/** The texts of a moment that calls for a banner. */
export interface MomentTexts {
  /** A short cry: `Reversal!` */
  readonly banner: string
  /** For cards that move together: the sentence of the log, with one of the `{card}`s. */
  readonly log?: string
}

/**
 * The texts that a game needs, by its own names and codes and by the moments of its screen: if one is missing or is not
 * needed, the file does not compile.
 */
export interface TextsOf<K extends GameKind, S extends Screen>
  extends Pick<
    GameTexts,
    | 'title'
    | 'shortTitle'
    | 'tagline'
    | 'about'
    | 'goal'
    | 'scoring'
    | 'total'
    | 'aboutTotal'
    | 'aboutGoal'
    | 'card'
    | 'suits'
  > {
  readonly zones: Texts<ZoneOf<K>>
  readonly numbers: Texts<NumberOf<K>>
  readonly aboutZones: Texts<ZoneOf<K>>
  readonly aboutNumbers: Texts<NumberOf<K>>
  readonly phases: Texts<PhaseOf<K>>
  readonly prompts?: { readonly [P in PhaseOf<K>]?: PromptTexts }
  readonly moves: Texts<CardPhaseOf<K>>
  readonly calls: Texts<CallNameOf<CallOf<K>>>
  readonly called: Readonly<Record<CallNameOf<CallOf<K>>, CalledTexts>>
  readonly options: { readonly [O in keyof K['options']]: OptionTextsOf<K['options'][O]> }
  readonly reasons: Texts<ReasonOf<K>>
  readonly scores: Texts<ScoreOf<K>>
  readonly outcomes?: { readonly [S in ScoreOf<K>]?: OutcomeTexts }
  readonly moments: { readonly [M in keyof S['moments']]: MomentTextsOf<S['moments'][M]> }
  readonly limits: Texts<RackOf<S>>
}

/** The numbers that are drawn as racks. */
type RackOf<S extends Screen> = {
  [N in keyof S['numbers'] & string]: S['numbers'][N] extends { readonly as: 'rack' } ? N : never
}[keyof S['numbers'] & string]

/** The name of a call: itself, or its first word if it names a seat. */
type CallNameOf<C extends string> = C extends `${infer Name} ${number}` ? Name : C

type OptionTextsOf<O> = Pick<OptionTexts, 'name' | 'about'> &
  (O extends Option<infer V>
    ? [V] extends [readonly unknown[]]
      ? { readonly item: string; readonly check?: string }
      : ChoiceTextsOf<V>
    : never)
type ChoiceTextsOf<V> = [V] extends [string | number]
  ? string extends V
    ? unknown
    : number extends V
      ? unknown
      : { readonly choices: Texts<`${V}`> }
  : unknown

type MomentTextsOf<M> = M extends { readonly moved: unknown }
  ? { readonly banner: string; readonly log: string }
  : { readonly banner: string }
