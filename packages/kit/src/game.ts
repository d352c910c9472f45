import { Cards, call, MAX_CALLS, type Move, type Seat } from './cards.ts'
import type { Deal } from './deal.ts'
import type { Deck } from './deck.ts'
import type {
  CodeOf,
  Codes,
  Definition,
  Named,
  Phase,
  Phases,
  RecordNotes,
  Rules,
  Setting,
  TableOf,
} from './definition.ts'
import { LAW_REASONS } from './law-reasons.ts'
import { type Layout, lay, MAX_SEATS, type Numbers, numberSlots, pointers, type Zones } from './layout.ts'
import { type Chosen, type Options, readOptions } from './options.ts'
import { quote } from './quote.ts'
import { ok, type Result, refuse } from './result.ts'
import type { Public } from './state.ts'
import { Table } from './table.ts'

/** A phase with all defaults filled in; one shape for all games. */
export interface ReadyPhase {
  readonly name: string
  /** What the seat chooses from. */
  readonly from: 'hand' | 'trick' | 'calls'
  /** The word before the card when the move is written, or nothing. */
  readonly word: string
  /** The calls as they are written. */
  readonly calls: readonly string[]
  /** All calls as moves. */
  readonly allCalls: Cards
  /** The law: which of the offered moves may this seat choose? */
  legal(t: Public, offered: Cards, seat: Seat): Cards
  /** Carries the move out. */
  act(t: Table, seat: Seat, move: Move): void
}

/** A game for one number of seats and one choice of options, ready to be played. */
export interface Game {
  /** The game independent of seats and options. */
  readonly kind: GameKind
  readonly id: string
  /** The number of seats. */
  readonly seats: number
  /** The chosen values of the options, with the defaults filled in. */
  readonly options: Readonly<Record<string, unknown>>
  readonly deck: Deck
  /** Where places and numbers lie in the memory of a table. */
  readonly layout: Layout
  /** By number; `table.phase` is the current one. */
  readonly phases: readonly ReadyPhase[]
  /** The points of each seat at the beginning. */
  readonly startPoints: number
  /** A new table without any cards on it. */
  table(): Table
  /** Begins a round; `Match` calls it. */
  round(t: Table, deal: Deal): void
  /** After a round: is the whole game over? */
  over(t: Table): boolean
  /** The winners, when the game is over. */
  winners(t: Table): Seat[]
  /** What records contain besides the usual. */
  readonly notes: RecordNotes<Numbers>
}

/** A game before its number of seats and its options are chosen. */
export interface GameKind<
  O extends Options = Options,
  Z extends Zones = Zones,
  N extends Numbers = Numbers,
  R extends Codes = Codes,
  S extends Codes = Codes,
  P = unknown,
> extends Pick<Definition<O, Z, N>, 'id' | 'title' | 'about' | 'seats' | 'best' | 'options' | 'zones' | 'numbers'> {
  /** Why the law rules moves out: codes with their English sentences. */
  readonly reasons: R
  /** What points are given for: codes with their English lines of the bill. */
  readonly scores: S
  /** Only for types: the phases of the game. */
  readonly [phasesOf]?: P
  /** The game for this number of seats, or why it cannot be. Options left out are the defaults. */
  at(seats: number, options?: unknown): Result<Game>
}
declare const phasesOf: unique symbol

/** The codes of a game's law: `ReasonOf<typeof gudetama>`. */
export type ReasonOf<K> = K extends GameKind<infer _O, infer _Z, infer _N, infer R> ? CodeOf<R> : never
/** The codes of what a game gives points for. */
export type ScoreOf<K> = K extends GameKind<infer _O, infer _Z, infer _N, infer _R, infer S> ? CodeOf<S> : never
/** The names of a game's own zones. */
export type ZoneOf<K> = K extends { readonly zones: infer Z } ? keyof Z & string : never
/** The names of a game's own public numbers. */
export type NumberOf<K> = K extends { readonly numbers: infer N } ? keyof N & string : never
/** The names of a game's options. */
export type OptionOf<K> = K extends { readonly options: infer O } ? keyof O & string : never
type PhasesOf<K> = K extends GameKind<infer _O, infer _Z, infer _N, infer _R, infer _S, infer P> ? P : never
/** The names of a game's phases. */
export type PhaseOf<K> = keyof PhasesOf<K> & string
/** The names of the phases in which a card can be chosen. */
export type CardPhaseOf<K, P = PhasesOf<K>> = {
  [Name in keyof P]: P[Name] extends { readonly from: 'calls' } ? never : Name
}[keyof P] &
  string
/** The calls of a game as they are written, in all its phases. */
export type CallOf<K, P = PhasesOf<K>> = {
  [Name in keyof P]: P[Name] extends { readonly calls: readonly (infer Call)[] } ? Call : never
}[keyof P] &
  string

/** Turns the definition of an author into a game. It throws if the definition contradicts itself. */
export function defineGame<
  const O extends Options,
  const Z extends Zones,
  const N extends Numbers,
  const P extends Phases<N, NoInfer<R>, NoInfer<S>>,
  const R extends Codes = NoCodes,
  const S extends Codes = NoCodes,
>(definition: Definition<O, Z, N, R, S, P>): GameKind<O, Z, N, R, S, P> {
  const { id, title, about, seats, best, options, zones, numbers, reasons = {}, scores = {} } = definition
  const { least, most } = seats
  checkHeader(definition)
  checkCodes(id, reasons, scores)
  const names = namesOf(numbers)
  const kind = {
    id,
    title,
    about,
    seats,
    best,
    options,
    zones,
    numbers,
    reasons: reasons as R,
    scores: scores as S,
    at(count: number, chosen: unknown = {}): Result<Game> {
      if (!Number.isInteger(count) || count < least || count > most) {
        return refuse(`${title} is for ${least} to ${most} seats, not ${count}`)
      }
      const read = readOptions(options, chosen, count)
      return read.ok ? ok(build(definition, kind, names, count, read.value as Chosen<O>)) : read
    },
  }
  return kind
}

type NoCodes = Readonly<Record<never, string>>

/** Checks that no two games have the same id, and returns them. */
export function distinctGames<K extends { readonly id: string }>(games: readonly K[]): readonly K[] {
  const twice = games.find(({ id }, i) => games.findIndex((game) => game.id === id) < i)
  if (twice !== undefined) throw new Error(`two games have the id ${twice.id}`)
  return games
}

const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/

function checkHeader({ id, seats: { least, most, usual } }: Pick<Definition, 'id' | 'seats'>): void {
  if (!CODE.test(id)) throw new Error(`the id of a game is written like sushi-trick, not ${quote(id)}`)
  if (most > MAX_SEATS) throw new Error(`${id}: a table has at most ${MAX_SEATS} seats`)
  const inOrder = [1, least, usual, most]
  if (!inOrder.every((n, i) => Number.isInteger(n) && (i === 0 || n >= inOrder[i - 1]))) {
    throw new Error(`${id}: the seats must be whole numbers with 1 ≤ least ≤ usual ≤ most`)
  }
}

function checkCodes(id: string, reasons: Codes, scores: Codes): void {
  for (const code of [...Object.keys(reasons), ...Object.keys(scores)]) {
    if (!CODE.test(code)) throw new Error(`${id}: a code is written like follow-colour, not ${quote(code)}`)
  }
  const taken = Object.keys(reasons).find((code) => Object.hasOwn(LAW_REASONS, code))
  if (taken !== undefined) throw new Error(`${id}: the kit itself uses the reason ${taken}; choose another code`)
}

function build<O extends Options, Z extends Zones, N extends Numbers>(
  definition: Pick<Definition<O, Z, N>, 'id' | 'deck' | 'zones' | 'numbers' | 'startPoints' | 'record'> & {
    rules(setting: Setting<O, Z>): unknown
  },
  kind: GameKind,
  names: new (mem: Int32Array) => Named<N>,
  seats: number,
  options: Chosen<O>,
): Game {
  const deck = definition.deck({ seats, options })
  const layout = lay(seats, deck, definition.zones, definition.numbers)
  const setting = { seats, options, deck, at: pointers<Z>(layout) }
  const rules = definition.rules(setting) as Rules<Numbers>
  const phases = Object.entries(rules.phases).map(([name, phase]) => ready(name, phase, deck))
  const phaseNames = phases.map(({ name }) => name)
  return {
    kind,
    id: definition.id,
    seats,
    options,
    deck,
    layout,
    phases,
    startPoints: definition.startPoints ?? 0,
    table: () => new Table(layout, phaseNames, names, kind.scores),
    round: (t, deal) => rules.round(t as TableOf<Numbers>, deal),
    over: (t) => rules.over(t as TableOf<Numbers>),
    winners: (t) => rules.winners(t as TableOf<Numbers>),
    notes: (definition.record?.(setting) ?? {}) as RecordNotes<Numbers>,
  }
}

function ready(name: string, phase: Phase, deck: Deck): ReadyPhase {
  const { from = 'hand', word = '', calls = [] } = phase
  if (calls.length > MAX_CALLS) throw new Error(`a phase has at most ${MAX_CALLS} calls`)
  const twice = calls.find((text, i) => calls.indexOf(text) < i)
  if (twice !== undefined) throw new Error(`phase ${name} has two calls ${quote(twice)}`)
  const card = calls.find((text) => from !== 'calls' && word === '' && deck.parse(text) !== undefined)
  if (card !== undefined) throw new Error(`phase ${name} has a call ${quote(card)}, which is also the name of a card`)
  return {
    name,
    from,
    word,
    calls,
    allCalls: Cards.of(...calls.map((_, i) => call(i))),
    legal: phase.legal as ReadyPhase['legal'],
    act: phase.act as ReadyPhase['act'],
  }
}

/** Makes a class whose instances read and write a table's memory by the names of a game's numbers. */
function namesOf<N extends Numbers>(numbers: N): new (mem: Int32Array) => Named<N> {
  const { slots } = numberSlots(numbers)
  const each = Object.keys(numbers).filter((name) => numbers[name] === 'each')
  class Names {
    declare readonly mem: Int32Array
    constructor(mem: Int32Array) {
      Object.defineProperty(this, 'mem', { value: mem })
      for (const name of each) {
        Object.defineProperty(this, name, {
          value: mem.subarray(slots[name], slots[name] + MAX_SEATS),
          enumerable: true,
        })
      }
    }
  }
  for (const name of Object.keys(numbers)) {
    if (each.includes(name)) continue
    const slot = slots[name]
    Object.defineProperty(Names.prototype, name, {
      get(this: Names): number {
        return this.mem[slot]
      },
      set(this: Names, value: number) {
        this.mem[slot] = value
      },
    })
  }
  return Names as unknown as new (
    mem: Int32Array,
  ) => Named<N>
}
