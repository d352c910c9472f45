import { Cards, call, MAX_CALLS, type Move, type Seat } from './cards.ts'
import type { Deal } from './deal.ts'
import type { Deck } from './deck.ts'
import { type At, type Layout, lay, MAX_SEATS, type Numbers, numberSlots, pointers, type Zones } from './layout.ts'
import { type Chosen, type Options, readOptions } from './options.ts'
import { ok, type Result, refuse } from './result.ts'
import type { Public } from './state.ts'
import { Table } from './table.ts'

/** A game's own numbers by name: `t.n.tricks`, `t.n.won[seat]`. */
export type Named<N extends Numbers> = { -readonly [K in keyof N]: N[K] extends 'each' ? Int32Array : number }
type ReadOnlyNamed<N extends Numbers> = { readonly [K in keyof N]: N[K] extends 'each' ? ArrayLike<number> : number }

/** The table, and what the law sees of it, for a game with these numbers. */
export type TableOf<N extends Numbers> = Table<Named<N>>
export type PublicOf<N extends Numbers> = Public<ReadOnlyNamed<N>>

/** A kind of decision. */
export interface Phase<N extends Numbers = Numbers> {
  /** What is chosen from: a card of one's hand (unless said), a card of the trick, or calls alone. */
  readonly from?: 'hand' | 'trick' | 'calls'
  /** The word before the card when the move is written: `take B2`. None for a plain play. */
  readonly word?: string
  /** The calls of this phase, as they are written; a move of `call(0)` is the first. */
  readonly calls?: readonly string[]
  /** The law: which of these may this seat choose? It sees public things and one hand, nothing else. */
  legal(t: PublicOf<N>, offered: Cards, seat: Seat): Cards
  /** What happens then. */
  act(t: TableOf<N>, seat: Seat, move: Move): void
}

/** How a game goes, for one number of seats and one choice of options. */
export interface Rules<N extends Numbers> {
  /** A round begins: deal, and ask somebody. All cards are in the stock but for those in places that keep theirs. */
  round(t: TableOf<N>, deal: Deal): void
  readonly phases: Readonly<Record<string, Phase<N>>>
  /** After a round: is the whole game over? */
  over(t: TableOf<N>): boolean
  /** Who won, when it is. */
  winners(t: TableOf<N>): Seat[]
}

/** What a record tells of a round besides cards, moves and points. */
export interface RecordNotes<N extends Numbers> {
  readonly atStart?: (t: TableOf<N>) => Readonly<Record<string, unknown>>
  readonly atEnd?: (t: TableOf<N>) => Readonly<Record<string, unknown>>
}

export interface Setting<O extends Options, Z extends Zones> {
  readonly seats: number
  readonly options: Chosen<O>
  readonly deck: Deck
  readonly at: At<Z>
}

/** A game as its author writes it: a header of data, then the rules. */
export interface Definition<O extends Options = Options, Z extends Zones = Zones, N extends Numbers = Numbers> {
  readonly id: string
  readonly title: string
  /** One line of what makes it special. */
  readonly about: string
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number }
  /** Which totals are good. */
  readonly best: 'highest' | 'lowest'
  /** What everybody starts with; nothing unless said. */
  readonly startPoints?: number
  readonly options: O
  /** Where cards lie besides hand, trick and stock. */
  readonly zones: Z
  /** Public numbers besides the round and the totals. */
  readonly numbers: N
  deck(setting: { readonly seats: number; readonly options: Chosen<O> }): Deck
  rules(setting: Setting<O, Z>): Rules<N>
  readonly record?: (setting: Setting<O, Z>) => RecordNotes<N>
}

/** A phase with everything filled in; one shape for all games. */
export interface ReadyPhase {
  readonly name: string
  readonly from: 'hand' | 'trick' | 'calls'
  readonly word: string
  readonly calls: readonly string[]
  readonly allCalls: Cards
  legal(t: Public, offered: Cards, seat: Seat): Cards
  act(t: Table, seat: Seat, move: Move): void
}

/** A game for one number of seats and one choice of options, ready to be played. */
export interface Game {
  readonly kind: GameKind
  readonly id: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly deck: Deck
  readonly layout: Layout
  readonly phases: readonly ReadyPhase[]
  readonly startPoints: number
  table(): Table
  round(t: Table, deal: Deal): void
  over(t: Table): boolean
  winners(t: Table): Seat[]
  readonly notes: RecordNotes<Numbers>
}

/** A game before anybody has sat down. */
export interface GameKind
  extends Pick<Definition, 'id' | 'title' | 'about' | 'seats' | 'best' | 'options' | 'zones' | 'numbers'> {
  /** The game for so many seats, or why it cannot be. Options left out are the defaults. */
  at(seats: number, options?: unknown): Result<Game>
}

/** Turns what an author wrote into a game. */
export function defineGame<const O extends Options, const Z extends Zones, const N extends Numbers>(
  definition: Definition<O, Z, N>,
): GameKind {
  const { least, most } = definition.seats
  if (most > MAX_SEATS) throw new Error(`${definition.id}: a table has at most ${MAX_SEATS} seats`)
  const names = namesOf(definition.numbers)
  const { id, title, about, seats, best, options, zones, numbers } = definition
  const kind: GameKind = {
    id,
    title,
    about,
    seats,
    best,
    options,
    zones,
    numbers,
    at(count, chosen = {}) {
      if (!Number.isInteger(count) || count < least || count > most) {
        return refuse(`${title} is for ${least} to ${most} seats, not ${count}`)
      }
      const read = readOptions(options, chosen, count)
      return read.ok ? ok(build(definition, kind, names, count, read.value as Chosen<O>)) : read
    },
  }
  return kind
}

function build<O extends Options, Z extends Zones, N extends Numbers>(
  definition: Definition<O, Z, N>,
  kind: GameKind,
  names: new (mem: Int32Array) => Named<N>,
  seats: number,
  options: Chosen<O>,
): Game {
  const deck = definition.deck({ seats, options })
  const layout = lay(seats, deck, definition.zones, definition.numbers)
  const setting = { seats, options, deck, at: pointers<Z>(layout) }
  const rules = definition.rules(setting) as unknown as Rules<Numbers>
  const phases = Object.entries(rules.phases).map(([name, phase]) => ready(name, phase))
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
    table: () => new Table(layout, phaseNames, names),
    round: (t, deal) => rules.round(t as TableOf<Numbers>, deal),
    over: (t) => rules.over(t as TableOf<Numbers>),
    winners: (t) => rules.winners(t as TableOf<Numbers>),
    notes: (definition.record?.(setting) ?? {}) as RecordNotes<Numbers>,
  }
}

function ready(name: string, phase: Phase): ReadyPhase {
  const { from = 'hand', word = '', calls = [] } = phase
  if (calls.length > MAX_CALLS) throw new Error(`a phase has at most ${MAX_CALLS} calls`)
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

/** A class whose instances read and write a table's memory by the names of a game's numbers. */
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
