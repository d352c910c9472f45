import {
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
import { illegalMove } from './illegal-move.ts'
import { dealAfter, type Origin } from './origin.ts'
import type { Refusal } from './refusal.ts'
import { changesTurn, type Due, type Sitters, seated, valuesOf, whoIsDue } from './seats.ts'
import { gameOf } from './settings.ts'

interface NamedPerson {
  readonly person: PersonId
  readonly name: string
}

/** The deal of a round of the game with this seed. */
export type DealOf = (seed: string, round: number) => DealSource

/** The state of a table: a fold of its entries. */
export class OnlineTable {
  readonly id: string
  readonly openedAt: number
  /** The number of the next entry. */
  number = 0
  /** The number since which the same people or bots at the same seats are to decide. */
  since = 0
  /** For each seat, the number since which the same person or bot there is asked the same question. */
  private asked: readonly number[] = []
  settings!: TableSettings
  host!: PersonId
  commitment!: string
  /** The first table of a series of rematches. */
  series!: string
  game!: Game
  /** Set if the game began on the host's device and continues here. */
  origin: Origin | undefined
  sitters: Sitters = []
  /** For each seat the person it is kept for, if any. */
  kept: readonly (NamedPerson | undefined)[] = []
  match: Match | undefined
  isAsleep = false
  /** When a player asked whether the host is there; undefined if no answer is due. */
  knockedAt: number | undefined
  followedBy: string | undefined
  /** The players' values for the deal, by seat; null for a bot. */
  seatValues: readonly (string | null)[] = []
  /** The same without bots. */
  private values: readonly string[] = []
  /** Names of blocked people. */
  private blocked: ReadonlyMap<PersonId, string> = new Map()
  /** The seat whose cards a person has seen since the start, even if they have left it. */
  private seatSeen: ReadonlyMap<PersonId, Seat> = new Map()
  /** The number of the first entry in which a person spoke, which tells speakers apart. */
  private voices: ReadonlyMap<PersonId, number> = new Map()
  private entries: Entry[] = []
  /** The number of events of the match after each entry. */
  private eventCounts: number[] = []
  /** Reused by `copy`, because making a table costs more than everything else there. */
  private spare: Table | undefined
  private readonly secret: string
  private readonly dealOf: DealOf

  /** `dealOf` is for tests that arrange cards; otherwise the secret and the players' values determine the deal. */
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
  /** The seat that is to decide now, the first one if there are several; -1 if there is none. */
  get turn(): Seat | -1 {
    return this.match === undefined || this.match.table.roundOver ? -1 : this.match.table.turn
  }
  get due(): Due | undefined {
    return this.isAsleep ? undefined : whoIsDue(this.match?.table, this.sitters)
  }
  /** The number since which this person is asked the same question; for a person without a seat, the table's. */
  askedSince(person: PersonId): number {
    return this.asked[this.seatOf(person)] ?? this.since
  }
  isBlocked(person: PersonId): boolean {
    return this.blocked.has(person)
  }
  get blockedPeople(): readonly NamedPerson[] {
    return Array.from(this.blocked, ([person, name]) => ({ person, name }))
  }
  /** May this person see what the seat sees? Not if they have seen the cards of another seat. */
  maySee(person: PersonId, seat: Seat): boolean {
    return (this.seatSeen.get(person) ?? seat) === seat
  }
  /** A number that tells this person's messages from those of others. */
  voiceOf(person: PersonId): number {
    return this.voices.get(person)!
  }
  /** The entry that proves the deal at the end of the game: the secret and the players' values, in the order of seats. */
  get proof(): Extract<Entry, { type: 'revealed' }> {
    const { secret, values, origin } = this
    const from = origin && { origin: { seed: origin.seed, rounds: origin.rounds } }
    return { type: 'revealed', secret, values, ...from }
  }

  /** Adds stored entries, of which the first has this number; known ones are skipped. Throws if they do not fit. */
  fold(number: number, entries: readonly Entry[]): void {
    if (number > this.number) throw new Error(`entry ${this.number} is missing before ${number}`)
    for (const entry of entries.slice(this.number - number)) {
      const refused = this.add(entry)
      if (refused !== undefined) throw new Error(`entry ${this.number} of table ${this.id}: ${refused.message}`)
    }
  }

  /**
   * The state after these entries, which are not stored yet; or why the rules of the game refuse them. This table stays as
   * it is, so nothing becomes visible before `become`.
   */
  after(entries: readonly Entry[]): OnlineTable | Refusal {
    const next = this.copy()
    for (const entry of entries) {
      const refused = next.add(entry)
      if (refused !== undefined) return refused
    }
    return next
  }

  /** Takes over a state that `after` has returned, once its entries are stored. `next` must not be used afterwards. */
  become(next: OnlineTable): void {
    const spare = this.match?.table
    Object.assign(this, next)
    this.spare = spare
  }

  /** Copies what `add` changes in place; everything else is replaced as a whole. */
  private copy(): OnlineTable {
    const { id, secret, openedAt, dealOf, spare } = this
    this.spare = undefined
    const copy = Object.assign(new OnlineTable({ id, secret, openedAt }, [], dealOf), this)
    copy.match = this.match?.copy(spare)
    copy.entries = this.entries.slice()
    copy.eventCounts = this.eventCounts.slice()
    return copy
  }

  private add(entry: Entry): Refusal | undefined {
    const questions = this.match?.questions
    const refused = this.apply(entry)
    if (refused !== undefined) return refused
    this.entries.push(entry)
    this.eventCounts.push(this.match?.events.length ?? 0)
    this.number++
    if (changesTurn(entry, this.match?.table)) {
      this.since = this.number
      // Of seats that decide together, a decision concerns only its own.
      const only = 'seat' in entry && this.match?.questions === questions ? entry.seat : undefined
      this.asked = this.sitters.map((_, seat) => (seat === (only ?? seat) ? this.number : this.asked[seat]!))
    }
    return undefined
  }

  private apply(entry: Entry): Refusal | undefined {
    if (entry.type === 'decided') return this.decide(entry.seat, entry.move)
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
        break
      case 'kept':
        this.kept = this.kept.with(entry.seat, { person: entry.person, name: entry.name })
        break
      case 'sat':
      case 'left':
      case 'bot':
        this.kept = this.kept.with(entry.seat, undefined)
        if (this.match !== undefined) this.noteSeatsSeen()
        break
      case 'blocked':
        this.blocked = new Map(this.blocked).set(entry.person, entry.name)
        break
      case 'knocked':
        this.knockedAt = entry.at
        break
      case 'answered':
        this.knockedAt = undefined
        break
      case 'hosted':
        this.host = this.sitters[entry.seat]!.person!
        this.knockedAt = undefined
        break
      case 'asleep':
      case 'awake':
        this.isAsleep = entry.type === 'asleep'
        break
      case 'started':
        this.start()
        break
      case 'said':
        if (!this.voices.has(entry.person)) this.voices = new Map(this.voices).set(entry.person, this.number)
        break
      case 'followed':
        this.followedBy = entry.table
        break
    }
    return undefined
  }

  private start(): void {
    this.values = valuesOf(this.sitters)
    this.seatValues = this.sitters.map((sitter) => (sitter!.person === undefined ? null : sitter!.value))
    const seed = dealSeed(this.secret, this.values)
    const deal = dealAfter(this.origin, (round) => this.dealOf(seed, round))
    const match = must(replayMoves(new Match(this.game, deal), this.origin?.moves ?? []))
    if (match.betweenRounds) match.nextRound()
    this.match = match
    this.noteSeatsSeen()
  }
  private noteSeatsSeen(): void {
    const seen = new Map(this.seatSeen)
    for (const [seat, sitter] of this.sitters.entries()) {
      if (sitter?.person !== undefined) seen.set(sitter.person, seat)
    }
    this.seatSeen = seen
  }
  /** Also deals the next round when one ends: the server does not pause between rounds, screens do. */
  private decide(seat: Seat, text: string): Refusal | undefined {
    const match = this.match!
    const move = parseMove(this.game, match.table.phase, text)
    if (move === undefined || !match.play(seat, move).ok) return illegalMove(match, seat, move)
    if (match.betweenRounds) match.nextRound()
    return undefined
  }

  entry(number: number): Entry {
    return this.entries[number]
  }
  entriesFrom(number: number): Entry[] {
    return this.entries.slice(number)
  }
  /** The events of the cards with this entry as a seat (or a spectator, -1) sees them, redacted by the kit. */
  events(number: number, seat: Seat | -1): Event[] {
    return this.redacted(number === 0 ? 0 : this.eventCounts[number - 1], this.eventCounts[number], seat)
  }
  /** All events of the cards so far as a seat sees them. */
  allEvents(seat: Seat | -1): Event[] {
    return this.redacted(0, this.match?.events.length ?? 0, seat)
  }
  private redacted(from: number, to: number, seat: Seat | -1): Event[] {
    const events = this.match?.events.slice(from, to) ?? []
    return events.map((event) => redact(this.game.layout, event, seat))
  }
}
