import { type Card, Cards, type Seat } from '../cards.ts'
import type { DealSource } from '../deal.ts'
import type { Game, GameKind } from '../game.ts'
import type { Place } from '../layout.ts'
import { Match, moveNames } from '../match.ts'
import { parseMove } from '../notation.ts'
import { quote } from '../quote.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { Table } from '../table.ts'
import type { GameRecord, RecordedMove, RecordedRound } from './format.ts'
import { dealtField, firstLeader, flippedCard, seatsOf, totalsOf } from './write.ts'

const MOST_PROBLEMS = 5
const CORE_FIELDS = ['leader', 'hands', 'moves', 'scores']

/** A claim of a record that the rules contradict, so that the game cannot be followed any further. */
class Disagreement extends Error {}

/** The result of `verifyRecord`. */
export interface Verified {
  /** The game as far as it could be followed. */
  readonly match: Match | undefined
  /** Where the record and the rules disagree, as sentences; empty for a correct record. */
  readonly problems: readonly string[]
}

/** Plays a record by the rules and reports where the two disagree. */
export function verifyRecord(record: GameRecord, kind: GameKind): Verified {
  if (record.game !== kind.id) {
    return { match: undefined, problems: [`the record is of the game ${quote(record.game)}, not ${quote(kind.id)}`] }
  }
  const found = kind.at(record.seats, record.options)
  if (!found.ok) return { match: undefined, problems: [found.error] }
  const check = new Check(record, found.value)
  try {
    check.run()
  } catch (error) {
    if (!(error instanceof Disagreement)) throw error
    check.problems.push(error.message)
  }
  return { match: check.match, problems: check.problems }
}

/** Plays the game of a record to its end; or refuses it with the first disagreement. */
export function replayRecord(record: GameRecord, kind: GameKind): Result<Match> {
  const { match, problems } = verifyRecord(record, kind)
  return match !== undefined && problems.length === 0
    ? ok(match)
    : refuse(problems[0] ?? 'the record could not be replayed')
}

/** A list of a record that cards are dealt from, and how many of them were. */
interface DealtList {
  readonly where: string
  readonly names: readonly unknown[]
  used: number
}

class Check {
  readonly problems: string[] = []
  match: Match | undefined
  private readonly record: GameRecord
  private readonly game: Game
  /** The fields of the current round that its deal has used. */
  private readonly used = new Set<string>()
  /** The lists of the current round by place. */
  private readonly lists = new Map<Place, DealtList>()

  constructor(record: GameRecord, game: Game) {
    this.record = record
    this.game = game
  }

  run(): void {
    const { record, game } = this
    if (record.names !== undefined && record.names.length !== game.seats) {
      this.note(`names has ${record.names.length} entries for ${game.seats} seats`)
    }
    this.match = new Match(game, (round) => this.dealOf(round))
    for (;;) {
      this.round(this.match, this.match.table.round)
      if (this.match.over) break
      this.match.nextRound()
    }
    const rounds = this.match.table.round
    if (record.rounds.length > rounds)
      this.note(`the game was over after round ${rounds}, but the record has ${record.rounds.length}`)
    this.agree('totals', record.totals, totalsOf(game, this.match.table))
    this.agree('winners', sorted(record.winners), sorted(this.match.winners))
  }

  private round(match: Match, number: number): void {
    const { game, record } = this
    const { table, events } = match
    const where = `round ${number}`
    const recorded = record.rounds[number - 1]
    for (const list of this.lists.values()) if (list.used < list.names.length) throw wrongLength(list, list.used)
    const first = events.findLastIndex(({ type }) => type === 'round')
    const atStart = game.notes.atStart?.(table as never) ?? {}
    this.agreeAll(where, recorded, atStart)
    for (const [i, move] of recorded.moves.entries()) this.move(match, `${where}, move ${i + 1}`, move)
    if (!table.roundOver) {
      throw new Disagreement(
        `${where} ends after move ${recorded.moves.length}, but seat ${table.turn} is still to decide: ${moveNames(game, table, table.turn).join(', ')}`,
      )
    }
    const atEnd = game.notes.atEnd?.(table as never) ?? {}
    this.agreeAll(where, recorded, atEnd)
    this.agree(`${where}, leader`, recorded.leader, firstLeader(events.slice(first)))
    this.agree(
      `${where}, scores`,
      recorded.scores,
      seatsOf(game, (seat) => table.scored(seat)),
    )
    const known = new Set([...CORE_FIELDS, ...this.used, ...Object.keys(atStart), ...Object.keys(atEnd)])
    const unknown = Object.keys(recorded).find((field) => !known.has(field))
    if (unknown !== undefined)
      this.note(`${where} has an unknown field ${quote(unknown)}; the fields are ${[...known].join(', ')}`)
  }

  private move(match: Match, where: string, { seat, move: text, card, legal }: RecordedMove): void {
    const { game } = this
    const { table, events } = match
    const what = `${where} (seat ${seat}, ${quote(text)})`
    if (table.roundOver) throw new Disagreement(`${what}: the round was already over`)
    if (!table.isActing(seat)) throw new Disagreement(`${what}: it is the turn of seat ${table.turn}`)
    const names = moveNames(game, table, seat)
    if (legal !== undefined) this.agree(`${what}, legal`, sorted(legal), sorted(names))
    const move = parseMove(game, table.phase, text)
    if (move === undefined) throw new Disagreement(`${what}: there is no such move now; allowed: ${names.join(', ')}`)
    const first = events.length
    const played = match.play(seat, move)
    if (!played.ok) throw new Disagreement(`${what}: ${played.error}`)
    const flipped = flippedCard(game, events.slice(first))
    if (flipped !== undefined || card !== undefined) this.agree(`${what}, card`, card, flipped)
  }

  private dealOf(number: number): DealSource {
    const { game, record, used, lists } = this
    const recorded = record.rounds[number - 1]
    if (recorded === undefined) {
      const end =
        number === 1
          ? 'the record has no rounds'
          : `the game is not over after round ${number - 1}, but the record ends there`
      throw new Disagreement(end)
    }
    used.clear()
    lists.clear()
    const where = `round ${number}`
    return {
      draw(seats) {
        if (!seats.includes(recorded.leader))
          throw new Disagreement(
            `${where}, leader must be one of the seats ${seats.join(', ')}, not ${recorded.leader}`,
          )
        return recorded.leader
      },
      take: (table, place, count) => {
        used.add(dealtField(game.layout.places[place].zone))
        const list = this.listFor(table, place, count, recorded, where)
        return list === undefined ? [] : this.dealFrom(list, table, count)
      },
    }
  }

  /** The list of the record for a place; undefined if it has none and none is needed. */
  private listFor(
    table: Table,
    place: Place,
    count: number,
    recorded: RecordedRound,
    where: string,
  ): DealtList | undefined {
    const known = this.lists.get(place)
    if (known !== undefined) return known
    const { zone, owner } = this.game.layout.places[place]
    const field = dealtField(zone)
    const all = recorded[field]
    if (owner >= 0) this.onlyPlayers(table, `${where}, ${field}`, all)
    const names: unknown = owner < 0 ? all : (all as unknown[])[owner]
    const at = `${where}, ${field}${owner < 0 ? '' : ` of seat ${owner}`}`
    if (names === undefined && count === 0) return undefined
    if (!Array.isArray(names)) throw new Disagreement(`${at} must be ${count} cards, not no list`)
    const list = { where: at, names, used: 0 }
    this.lists.set(place, list)
    return list
  }

  /** The next copies of a list. */
  private dealFrom(list: DealtList, table: Table, count: number): Card[] {
    const { deck, layout } = this.game
    const names = list.names.slice(list.used, list.used + count)
    list.used += count
    if (names.length < count) throw wrongLength(list, list.used)
    let stock = table.cards(layout.stock)
    return names.map((name) => {
      const kind = typeof name === 'string' ? deck.parse(name) : undefined
      if (kind === undefined) throw new Disagreement(`${list.where}: there is no card ${quote(name)} in this deck`)
      const copies = stock.and(deck.alike(kind))
      if (!copies.some) throw new Disagreement(`${list.where}: ${name} was dealt more often than the deck has it`)
      stock = stock.minus(Cards.of(copies.first))
      return copies.first
    })
  }

  /** There must be a list for every seat, empty for those that do not take part. */
  private onlyPlayers(table: Table, where: string, lists: unknown): void {
    if (!Array.isArray(lists) || lists.length !== this.game.seats) {
      throw new Disagreement(`${where} must be a list for each of the ${this.game.seats} seats`)
    }
    lists.forEach((list: unknown, seat: Seat) => {
      if (!table.isPlaying(seat) && !(Array.isArray(list) && list.length === 0)) {
        throw new Disagreement(`${where}: seat ${seat} does not take part and must have []`)
      }
    })
  }

  private agreeAll(where: string, recorded: RecordedRound, notes: Readonly<Record<string, unknown>>): void {
    for (const [field, value] of Object.entries(notes)) this.agree(`${where}, ${field}`, recorded[field], value)
  }
  private agree(what: string, recorded: unknown, real: unknown): void {
    if (!same(recorded, real)) {
      this.note(`${what}: the record says ${quote(recorded)}, by the rules it is ${quote(real)}`)
    }
  }
  private note(problem: string): void {
    this.problems.push(problem)
    if (this.problems.length >= MOST_PROBLEMS) throw new Disagreement('… and perhaps more')
  }
}

const wrongLength = ({ where, names }: DealtList, wanted: number): Disagreement =>
  new Disagreement(`${where} must be ${wanted} cards, not ${names.length}`)

/** The real value is always a number, a text or a list of them. */
function same(recorded: unknown, real: unknown): boolean {
  if (!Array.isArray(real)) return recorded === real
  return Array.isArray(recorded) && recorded.length === real.length && real.every((value, i) => value === recorded[i])
}

const sorted = <T>(list: readonly T[]): T[] => [...list].sort()
