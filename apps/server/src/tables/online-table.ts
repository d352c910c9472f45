import {
  Deal,
  type DealSource,
  type Event,
  type Game,
  Match,
  must,
  parseMove,
  redact,
  type Seat,
  type Table,
} from '@trick-bento/kit'
import { dealSeed, fairDeal } from '@trick-bento/kit/fair'
import { replayMoves } from '@trick-bento/play'
import type { TableSettings } from '@trick-bento/protocol'
import type { TableHead } from '../store/store.ts'
import type { Entry, PersonId } from './entry.ts'
import { dealAfter, type Origin } from './origin.ts'
import { changesTurn, type Due, type Sitters, seated, valuesOf, whoIsDue } from './seats.ts'
import { gameOf } from './settings.ts'

/** How a table would stand. */
export interface Prospect {
  readonly over: boolean
  readonly isAsleep: boolean
  /** Undefined before the first card. */
  readonly cards: Table | undefined
  readonly sitters: Sitters
  readonly host: PersonId
  readonly due: Due | undefined
  /** The number from which on it is due. */
  readonly since: number
}

/** Somebody, and what others call them. */
interface Named {
  readonly person: PersonId
  readonly name: string
}

/** The deal of a round of the game with this seed. */
export type DealOf = (seed: string, round: number) => DealSource

/** A table as its entries tell it. */
export class OnlineTable {
  readonly id: string
  readonly openedAt: number
  /** The number of the next entry. */
  number = 0
  /** The number from which on the same seats are to decide, and the same persons or bots at them. */
  since = 0
  settings!: TableSettings
  host!: PersonId
  commitment!: string
  /** The first of a row of tables, each the rematch of the one before. */
  series!: string
  game!: Game
  /** A game that began elsewhere and goes on here. */
  origin: Origin | undefined
  sitters: Sitters = []
  /** Free seats that wait for somebody. */
  kept: readonly (Named | undefined)[] = []
  match: Match | undefined
  isAsleep = false
  /** When somebody asked whether the host is there; undefined if nobody waits for the answer. */
  knockedAt: number | undefined
  followedBy: string | undefined
  private readonly blocked = new Map<PersonId, string>()
  /** Whose cards somebody has seen since the start, even if they have left the seat. */
  private readonly seatSeen = new Map<PersonId, Seat>()
  /** The first entry in which somebody spoke: they are told apart by it. */
  private readonly voices = new Map<PersonId, number>()
  /** What the people of the first deal put into it, in the order of their seats. */
  private values: readonly string[] = []
  /** The same by seat; null for a bot. */
  seatValues: readonly (string | null)[] = []
  /** For every entry, how many events of the match there were after it. */
  private readonly eventsAfter: number[] = []
  private readonly entries: Entry[] = []
  private readonly secret: string
  private readonly dealOf: DealOf
  /** Where `foresee` lays out what would be. */
  private imagined: Table | undefined

  /** Tests deal their own cards; everybody else gets what secret and values say. */
  constructor({ id, secret, openedAt }: TableHead, entries: readonly Entry[], dealOf: DealOf = fairDeal) {
    this.id = id
    this.secret = secret
    this.openedAt = openedAt
    this.dealOf = dealOf
    this.fold(0, entries)
  }

  get phase(): 'gathering' | 'playing' | 'over' {
    if (this.match === undefined) return 'gathering'
    return this.match.over ? 'over' : 'playing'
  }
  seatOf(person: PersonId | undefined): Seat | -1 {
    return person === undefined ? -1 : this.sitters.findIndex((sitter) => sitter?.person === person)
  }
  /** The seat that is to decide now, the first of them if there are several; -1 if none is. */
  get turn(): Seat | -1 {
    return this.match === undefined || this.match.table.roundOver ? -1 : this.match.table.turn
  }
  get due(): Due | undefined {
    return this.isAsleep ? undefined : whoIsDue(this.match?.table, this.sitters)
  }
  isBlocked(person: PersonId): boolean {
    return this.blocked.has(person)
  }
  get blockedPeople(): readonly Named[] {
    return Array.from(this.blocked, ([person, name]) => ({ person, name }))
  }
  /** May this person come to know what the seat knows? Not whoever knows the cards of another one. */
  maySee(person: PersonId, seat: Seat): boolean {
    return (this.seatSeen.get(person) ?? seat) === seat
  }
  /** By what this person's words are told from those of others. */
  voiceOf(person: PersonId): number {
    return this.voices.get(person)!
  }
  /** What proves the deal when the game is over: the secret, and the values of the people in the order of their seats. */
  get proof(): Extract<Entry, { type: 'revealed' }> {
    const { secret, values, origin } = this
    const from = origin && { origin: { seed: origin.seed, rounds: origin.rounds } }
    return { type: 'revealed', secret, values, ...from }
  }

  /** Entries that begin with this number; those that it already knows are left out. They are in order: they are stored. */
  fold(number: number, entries: readonly Entry[]): void {
    if (number > this.number) throw new Error(`entry ${this.number} is missing before ${number}`)
    for (const entry of entries.slice(this.number - number)) {
      this.apply(entry)
      this.entries.push(entry)
      this.eventsAfter.push(this.match?.events.length ?? 0)
      this.number++
      if (changesTurn(entry, this.match?.table)) this.since = this.number
    }
  }

  private apply(entry: Entry): void {
    this.sitters = seated(this.sitters, entry)
    switch (entry.type) {
      case 'opened':
        this.settings = entry.settings
        this.host = entry.host
        this.commitment = entry.commitment
        this.origin = entry.origin
        this.series = entry.series ?? this.id
        this.game = must(gameOf(entry.settings))
        this.kept = this.sitters.map(() => undefined)
        return
      case 'kept':
        this.kept = this.kept.with(entry.seat, { person: entry.person, name: entry.name })
        return
      case 'sat':
      case 'left':
      case 'bot':
        this.kept = this.kept.with(entry.seat, undefined)
        if (this.match !== undefined) this.noteWhoSees()
        return
      case 'blocked':
        this.blocked.set(entry.person, entry.name)
        return
      case 'knocked':
        this.knockedAt = entry.at
        return
      case 'answered':
        this.knockedAt = undefined
        return
      case 'hosted':
        this.host = this.sitters[entry.seat]!.person!
        this.knockedAt = undefined
        return
      case 'asleep':
      case 'awake':
        this.isAsleep = entry.type === 'asleep'
        return
      case 'started':
        this.values = valuesOf(this.sitters)
        this.seatValues = this.sitters.map((sitter) => (sitter!.person === undefined ? null : sitter!.value))
        this.match = this.begin(this.values)
        this.noteWhoSees()
        return
      case 'decided':
        this.decide(entry.seat, entry.move)
        return
      case 'said':
        if (!this.voices.has(entry.person)) this.voices.set(entry.person, this.number)
        return
      case 'followed':
        this.followedBy = entry.table
        return
    }
  }
  private noteWhoSees(): void {
    for (const [seat, sitter] of this.sitters.entries()) {
      if (sitter?.person !== undefined) this.seatSeen.set(sitter.person, seat)
    }
  }
  private begin(values: readonly string[]): Match {
    const match = must(replayMoves(new Match(this.game, this.dealer(values)), this.origin?.moves ?? []))
    if (match.betweenRounds) match.nextRound()
    return match
  }
  private dealer(values: readonly string[]): (round: number) => DealSource {
    const seed = dealSeed(this.secret, values)
    return dealAfter(this.origin, (round) => this.dealOf(seed, round))
  }
  /** Between two rounds nobody waits on the server: the next one is dealt at once, and screens take their time. */
  private decide(seat: Seat, text: string): void {
    const match = this.match!
    must(match.play(seat, parseMove(this.game, match.table.phase, text)!))
    if (match.betweenRounds) match.nextRound()
  }

  /** How things would stand after these entries. Nothing changes, and nobody hears of it. */
  foresee(entries: readonly Entry[]): Prospect {
    let { sitters, host, since, number, isAsleep } = this
    let table = this.match?.table
    for (const entry of entries) {
      sitters = seated(sitters, entry)
      if (entry.type === 'started') table = this.begin(valuesOf(sitters)).table
      if (entry.type === 'decided') table = this.tableAfter(table!, entry.seat, entry.move)
      if (entry.type === 'asleep' || entry.type === 'awake') isAsleep = entry.type === 'asleep'
      if (entry.type === 'hosted') host = sitters[entry.seat]!.person!
      number++
      if (changesTurn(entry, table)) since = number
    }
    const over = table?.roundOver === true && this.game.over(table)
    const due = isAsleep ? undefined : whoIsDue(table, sitters)
    return { over, cards: table, sitters, host, isAsleep, due, since }
  }
  private tableAfter(before: Table, seat: Seat, text: string): Table {
    const { game } = this
    this.imagined ??= game.table()
    const table = before === this.imagined ? before : this.imagined.copy(before)
    game.phases[table.phase].act(table, seat, parseMove(game, table.phase, text)!)
    if (table.roundOver && !game.over(table)) {
      table.collect()
      game.round(table, new Deal(table, this.dealer(this.values)(table.round)))
    }
    return table
  }

  entry(number: number): Entry {
    return this.entries[number]
  }
  /** What a seat (or a spectator, -1) hears of the cards with this entry: only what passes the kit's gate. */
  events(number: number, seat: Seat | -1): Event[] {
    return this.heard(number === 0 ? 0 : this.eventsAfter[number - 1], this.eventsAfter[number], seat)
  }
  /** All that a seat has heard of the cards so far. */
  allEvents(seat: Seat | -1): Event[] {
    return this.heard(0, this.match?.events.length ?? 0, seat)
  }
  private heard(from: number, to: number, seat: Seat | -1): Event[] {
    const news = this.match?.events.slice(from, to) ?? []
    return news.map((event) => redact(this.game.layout, event, seat))
  }
}
