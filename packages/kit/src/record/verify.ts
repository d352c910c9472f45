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

/** What a record claims that the rules cannot agree with. Never leaves this file. */
class Disagreement extends Error {}

export interface Verified {
  /** The game as far as it could be followed. */
  readonly match: Match | undefined
  /** Where the record and the rules disagree, in words; none for an honest record. */
  readonly problems: readonly string[]
}

/** Plays a record by the rules and tells where the two disagree. */
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

/** The game that a record tells of, played to its end; or the first disagreement. */
export function replayRecord(record: GameRecord, kind: GameKind): Result<Match> {
  const { match, problems } = verifyRecord(record, kind)
  return match !== undefined && problems.length === 0
    ? ok(match)
    : refuse(problems[0] ?? 'the record could not be replayed')
}

class Check {
  readonly problems: string[] = []
  match: Match | undefined
  private readonly record: GameRecord
  private readonly game: Game
  /** The fields of the current round that its deal has used. */
  private readonly used = new Set<string>()

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
    const told = record.rounds[number - 1]
    const first = events.findLastIndex(({ type }) => type === 'round')
    const atStart = game.notes.atStart?.(table as never) ?? {}
    this.agreeAll(where, told, atStart)
    for (const [i, move] of told.moves.entries()) this.move(match, `${where}, move ${i + 1}`, move)
    if (!table.roundOver) {
      throw new Disagreement(
        `${where} ends after move ${told.moves.length}, but seat ${table.turn} is still to decide: ${moveNames(game, table, table.turn).join(', ')}`,
      )
    }
    const atEnd = game.notes.atEnd?.(table as never) ?? {}
    this.agreeAll(where, told, atEnd)
    this.agree(`${where}, leader`, told.leader, firstLeader(events.slice(first)))
    this.agree(
      `${where}, scores`,
      told.scores,
      seatsOf(game, (seat) => table.scored(seat)),
    )
    const known = new Set([...CORE_FIELDS, ...this.used, ...Object.keys(atStart), ...Object.keys(atEnd)])
    const strange = Object.keys(told).find((field) => !known.has(field))
    if (strange !== undefined)
      this.note(`${where} has an unknown field ${quote(strange)}; the fields are ${[...known].join(', ')}`)
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
    const seen = events.length
    const played = match.play(seat, move)
    if (!played.ok) throw new Disagreement(`${what}: ${played.error}`)
    const flipped = flippedCard(game, events.slice(seen))
    if (flipped !== undefined || card !== undefined) this.agree(`${what}, card`, card, flipped)
  }

  private dealOf(number: number): DealSource {
    const { game, record, used } = this
    const told = record.rounds[number - 1]
    if (told === undefined) {
      const end =
        number === 1
          ? 'the record has no rounds'
          : `the game is not over after round ${number - 1}, but the record ends there`
      throw new Disagreement(end)
    }
    used.clear()
    const where = `round ${number}`
    return {
      draw(seats) {
        if (!seats.includes(told.leader))
          throw new Disagreement(`${where}, leader must be one of the seats ${seats.join(', ')}, not ${told.leader}`)
        return told.leader
      },
      take: (table, place, count) => {
        used.add(dealtField(game.layout.places[place].zone))
        return this.dealtTo(table, place, count, told, where)
      },
    }
  }

  /** The copies that the record deals to a place. */
  private dealtTo(table: Table, place: Place, count: number, told: RecordedRound, where: string): Card[] {
    const { game } = this
    const { zone, owner } = game.layout.places[place]
    const field = dealtField(zone)
    const all = told[field]
    if (owner >= 0) this.onlyPlayers(table, `${where}, ${field}`, all)
    const list: unknown = owner < 0 ? all : (all as unknown[])[owner]
    const at = `${where}, ${field}${owner < 0 ? '' : ` of seat ${owner}`}`
    if (list === undefined && count === 0) return []
    if (!Array.isArray(list) || list.length !== count) {
      const has = Array.isArray(list) ? `${list.length}` : 'no list'
      throw new Disagreement(`${at} must be ${count} cards, not ${has}`)
    }
    let stock = table.cards(game.layout.stock)
    return list.map((name: unknown) => {
      const kind = typeof name === 'string' ? game.deck.parse(name) : undefined
      if (kind === undefined) throw new Disagreement(`${at}: there is no card ${quote(name)} in this deck`)
      const copies = stock.and(game.deck.alike(kind))
      if (!copies.some) throw new Disagreement(`${at}: ${name} was dealt more often than the deck has it`)
      stock = stock.minus(Cards.of(copies.first))
      return copies.first
    })
  }

  /** A list for every seat, empty for those that do not take part. */
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

  private agreeAll(where: string, told: RecordedRound, notes: Readonly<Record<string, unknown>>): void {
    for (const [field, value] of Object.entries(notes)) this.agree(`${where}, ${field}`, told[field], value)
  }
  private agree(what: string, told: unknown, real: unknown): void {
    if (!same(told, real)) this.note(`${what}: the record says ${quote(told)}, by the rules it is ${quote(real)}`)
  }
  private note(problem: string): void {
    this.problems.push(problem)
    if (this.problems.length >= MOST_PROBLEMS) throw new Disagreement('… and perhaps more')
  }
}

/** The truth is always plain: a number, a text or a list of them. */
function same(told: unknown, real: unknown): boolean {
  if (!Array.isArray(real)) return told === real
  return Array.isArray(told) && told.length === real.length && real.every((value, i) => value === told[i])
}

const sorted = <T>(list: readonly T[]): T[] => [...list].sort()
