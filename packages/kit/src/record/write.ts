import type { Seat } from '../cards.ts'
import type { Event } from '../events.ts'
import type { Game } from '../game.ts'
import { type Match, moveNames } from '../match.ts'
import { makeMove } from '../notation.ts'
import type { Table } from '../table.ts'
import { FORMAT, type GameRecord, type RecordedMove, type RecordedRound } from './format.ts'

/** What a record contains besides the game itself. */
export interface RecordDetails {
  /** The seed of the deals. */
  readonly seed?: string
  /** The names of the players, by seat. */
  readonly names?: readonly string[]
  /** Writes every move's legal alternatives as well. */
  readonly annotate?: true
}

/** Writes a finished game as a record. It plays the game again from its first deal and writes down every card. */
export function makeRecord(finished: Match, { seed, names, annotate }: RecordDetails = {}): GameRecord {
  const { game } = finished
  if (!finished.over) throw new Error('only a finished game has a record')
  const match = finished.again()
  const { table, events } = match
  const rounds: RecordedRound[] = []
  let next = 0
  for (;;) {
    const first = events.findLastIndex(({ type }) => type === 'round')
    const notes = game.notes.atStart?.(table as never) ?? {}
    const cards = dealt(game, events.slice(first))
    const moves: RecordedMove[] = []
    while (!table.roundOver) {
      const { seat, move } = finished.decisions[next++]
      const legal = annotate ? { legal: moveNames(game, table, seat) } : {}
      const written = makeMove(game, table.phase, move)
      const before = events.length
      match.play(seat, move)
      const flipped = flippedCard(game, events.slice(before))
      moves.push({ seat, move: written, ...legal, ...(flipped === undefined ? {} : { card: flipped }) })
    }
    const leader = firstLeader(events.slice(first))
    const scores = seatsOf(game, (seat) => table.scored(seat))
    rounds.push({ ...notes, leader, ...cards, moves, ...game.notes.atEnd?.(table as never), scores })
    if (match.over) break
    match.nextRound()
  }
  return {
    format: FORMAT,
    game: game.id,
    seats: game.seats,
    options: game.options,
    ...(seed === undefined ? {} : { seed }),
    ...(names === undefined ? {} : { names }),
    rounds,
    totals: totalsOf(game, table),
    winners: match.winners,
  }
}

/** A value for each seat. */
export const seatsOf = <T>(game: Game, of: (seat: Seat) => T): T[] =>
  Array.from({ length: game.seats }, (_, seat) => of(seat))
/** The total of each seat. */
export const totalsOf = (game: Game, table: Table): number[] => seatsOf(game, (seat) => table.totals[seat])

/** The field of a record with the cards that were dealt to a zone. */
export const dealtField = (zone: string): string => (zone === 'hand' ? 'hands' : zone)

/** The dealt cards by zone: one list, or one for each seat. A place that is dealt to again has all its cards in order. */
function dealt(game: Game, events: readonly Event[]): Pick<RecordedRound, 'hands'> {
  const { places, stock } = game.layout
  const fields: Record<string, unknown> & { hands: string[][] } = { hands: seatsOf(game, () => []) }
  for (const event of events) {
    if (event.type !== 'move' || event.from !== stock) continue
    const { zone, owner } = places[event.to]
    const cards = event.cards.map((card) => game.deck.name(card))
    const field = dealtField(zone)
    fields[field] ??= owner < 0 ? [] : seatsOf(game, () => [])
    const list = owner < 0 ? (fields[field] as string[]) : (fields[field] as string[][])[owner]
    list.push(...cards)
  }
  return fields
}

/** The seat that played the first card of a round. */
export function firstLeader(events: readonly Event[]): Seat {
  for (const event of events) if (event.type === 'play' || event.type === 'cover') return event.seat
  throw new Error('no card was played in this round')
}

/** The card that a call brought into the trick. */
export function flippedCard(game: Game, events: readonly Event[]): string | undefined {
  if (events[0]?.type !== 'choose' || events[0].call === undefined) return undefined
  const played = events.find((event) => event.type === 'play')
  return played === undefined ? undefined : game.deck.name(played.card)
}
