import { type Game, range, type Seat, type Table } from '@trick-bento/kit'
import { Vocabulary, type Wording } from '@trick-bento/words'
import { words } from '../i18n/index.ts'
import { paint } from '../style.ts'
import { alignColumns } from '../width.ts'
import { backs, shortFaces, suitFace } from './faces.ts'

interface Column {
  readonly title: string
  readonly of: (seat: Seat) => string
}

/** What a round has brought to each seat. */
export function roundTable(table: Table, wording: Wording): string[] {
  return seatTable(table, wording, [...pointColumns(table, wording), ...numberColumns(table, wording)])
}

/** All that is public: points, the game's own numbers, and how many cards lie where. */
export function standings(table: Table, wording: Wording): string[] {
  const lines = seatTable(table, wording, [
    { title: words().scores.seat, of: String },
    ...pointColumns(table, wording),
    ...numberColumns(table, wording),
    ...placeColumns(table, wording),
  ])
  const facts = [...numberFacts(table, wording), ...placeFacts(table, wording)]
  return facts.length > 0 ? [...lines, `  ${facts.join(' · ')}`] : lines
}

function seatTable(table: Table, wording: Wording, columns: readonly Column[]): string[] {
  const vocabulary = new Vocabulary(wording)
  const rows = range(0, wording.game.seats - 1).map((seat) => [
    vocabulary.label(seat) + (table.isPlaying(seat) ? '' : paint(` ${words().scores.out}`, 'dim')),
    ...columns.map(({ of }) => of(seat)),
  ])
  const titles = ['', ...columns.map(({ title }) => paint(title, 'dim'))]
  return alignColumns([titles, ...rows], ['left', ...columns.map(() => 'right' as const)], 3).map((line) => `  ${line}`)
}

const pointColumns = (table: Table, { grammar, texts }: Wording): Column[] => [
  { title: words().scores.thisRound, of: (seat) => grammar.number(table.scored(seat)) },
  { title: texts.total, of: (seat) => paint(grammar.number(table.totals[seat]), 'bold') },
]

const numbersOf = (table: Table): Readonly<Record<string, number | ArrayLike<number>>> =>
  table.n as Readonly<Record<string, number | ArrayLike<number>>>

function numberColumns(table: Table, wording: Wording): Column[] {
  const numbers = numbersOf(table)
  const vocabulary = new Vocabulary(wording)
  return Object.entries(wording.game.kind.numbers).flatMap(([name, kind]) => {
    if (kind !== 'each') return []
    const values = numbers[name] as ArrayLike<number>
    return [{ title: vocabulary.number(name), of: (seat) => String(values[seat]) }]
  })
}

function numberFacts(table: Table, wording: Wording): string[] {
  const vocabulary = new Vocabulary(wording)
  return Object.entries(wording.game.kind.numbers).flatMap(([name, kind]) => {
    if (kind === 'each') return []
    return [`${vocabulary.number(name)} ${fact(wording, kind, numbersOf(table)[name] as number)}`]
  })
}
function fact(wording: Wording, kind: 'one' | 'seat' | 'suit', value: number): string {
  const vocabulary = new Vocabulary(wording)
  if (kind === 'seat') return vocabulary.label(value)
  if (kind === 'one') return String(value)
  const suit = wording.game.deck.suits[value]
  return suit === undefined ? words().scores.none : `${suitFace(suit)} ${vocabulary.suit(suit)}`
}

function placeColumns(table: Table, wording: Wording): Column[] {
  const { game } = wording
  const { zones, firstPlace } = game.layout
  return Object.entries(zones).flatMap(([zone, { each }]) => {
    const counts = range(0, game.seats - 1).map((seat) => table.count(firstPlace[zone] + seat))
    if (!each || counts.every((count) => count === 0)) return []
    return [{ title: new Vocabulary(wording).zone(zone), of: (seat) => String(counts[seat]) }]
  })
}

function placeFacts(table: Table, wording: Wording): string[] {
  const { layout, deck }: Game = wording.game
  return Object.entries(layout.zones).flatMap(([zone, { each, sight }]) => {
    const place = layout.firstPlace[zone]
    const count = table.count(place)
    if (each || place === layout.trick || count === 0) return []
    const shown = sight === 'all' ? shortFaces(deck, table.cards(place)) : backs(count)
    return [`${new Vocabulary(wording).zone(zone)} ${shown}`]
  })
}
