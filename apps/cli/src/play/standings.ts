import { type Game, range, type Seat, type Table } from '@trick-bento/kit'
import { paint } from '../style.ts'
import { alignColumns } from '../width.ts'
import { backs, shortFaces, spoken, suitFace } from './faces.ts'
import type { People } from './people.ts'

interface Column {
  readonly title: string
  readonly of: (seat: Seat) => string
}

/** What a round has brought to everybody. */
export function roundTable(game: Game, table: Table, people: People): string[] {
  return seatTable(game, table, people, [
    { title: 'this round', of: (seat) => points(table.scored(seat)) },
    { title: 'total', of: (seat) => paint(points(table.totals[seat]), 'bold') },
    ...numberColumns(game, table),
  ])
}

/** All that is public: points, the game's own numbers, and how many cards lie where. */
export function standings(game: Game, table: Table, people: People): string[] {
  const lines = seatTable(game, table, people, [
    { title: 'seat', of: String },
    { title: 'this round', of: (seat) => points(table.scored(seat)) },
    { title: 'total', of: (seat) => paint(points(table.totals[seat]), 'bold') },
    ...numberColumns(game, table),
    ...placeColumns(game, table),
  ])
  const facts = [...numberFacts(game, table, people), ...placeFacts(game, table)]
  return facts.length > 0 ? [...lines, `  ${facts.join(' · ')}`] : lines
}

function seatTable(game: Game, table: Table, people: People, columns: readonly Column[]): string[] {
  const rows = range(0, game.seats - 1).map((seat) => [
    people.name(seat) + (table.isPlaying(seat) ? '' : paint(' (out)', 'dim')),
    ...columns.map(({ of }) => of(seat)),
  ])
  const titles = ['', ...columns.map(({ title }) => paint(title, 'dim'))]
  return alignColumns([titles, ...rows], ['left', ...columns.map(() => 'right' as const)], 3).map((line) => `  ${line}`)
}

/** Points with a proper minus. */
export const points = (count: number): string => (count < 0 ? `−${-count}` : String(count))

const numbersOf = (table: Table): Readonly<Record<string, number | ArrayLike<number>>> =>
  table.n as Readonly<Record<string, number | ArrayLike<number>>>

function numberColumns(game: Game, table: Table): Column[] {
  const numbers = numbersOf(table)
  return Object.entries(game.kind.numbers).flatMap(([name, kind]) =>
    kind === 'each' ? [{ title: spoken(name), of: (seat) => String((numbers[name] as ArrayLike<number>)[seat]) }] : [],
  )
}

function numberFacts(game: Game, table: Table, people: People): string[] {
  return Object.entries(game.kind.numbers).flatMap(([name, kind]) => {
    if (kind === 'each') return []
    return [`${spoken(name)} ${fact(game, people, kind, numbersOf(table)[name] as number)}`]
  })
}
function fact(game: Game, people: People, kind: 'one' | 'seat' | 'suit', value: number): string {
  if (kind === 'seat') return people.name(value)
  if (kind === 'one') return String(value)
  const suit = game.deck.suits[value]
  return suit === undefined ? 'none' : `${suitFace(suit)} ${suit.name}`
}

function placeColumns(game: Game, table: Table): Column[] {
  const { zones, firstPlace } = game.layout
  return Object.entries(zones).flatMap(([zone, { each }]) => {
    const counts = range(0, game.seats - 1).map((seat) => table.count(firstPlace[zone] + seat))
    if (!each || counts.every((count) => count === 0)) return []
    return [{ title: spoken(zone), of: (seat) => String(counts[seat]) }]
  })
}

function placeFacts(game: Game, table: Table): string[] {
  const { zones, firstPlace, trick } = game.layout
  return Object.entries(zones).flatMap(([zone, { each, sight }]) => {
    const place = firstPlace[zone]
    const count = table.count(place)
    if (each || place === trick || count === 0) return []
    return [`${spoken(zone)} ${sight === 'all' ? shortFaces(game.deck, table.cards(place)) : backs(count)}`]
  })
}
