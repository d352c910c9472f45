import { type Card, type Cards, type Deck, isCall, range, type View } from '@trick-bento/kit'
import { Vocabulary, type Wording } from '@trick-bento/words'
import { words } from '../i18n/index.ts'
import { paint, screenWidth } from '../style.ts'
import { fill, padEnd, padStart, widthOf } from '../width.ts'
import type { Choice } from './choices.ts'
import { backs, rankFace, shortFaces } from './faces.ts'

/** Where items begin, to the right of their labels. */
const margin = (): number => 3 + Math.max(...Object.values(words().labels).map(widthOf))
const MARK = '^'

/** Items on lines with a label in the margin. */
export const labelled = (label: string, items: readonly string[]): string[] =>
  fill(items, screenWidth() - margin()).map(
    (line, i) => padEnd(`  ${paint(i === 0 ? label : '', 'dim')}`, margin()) + line,
  )

interface Cell {
  readonly top: string
  readonly bottom: string
}

/** A hand by suits; beneath each card that may be chosen, what to type for it. */
export function handLines(deck: Deck, hand: Cards, choices: readonly Choice[]): string[] {
  const label = words().labels.hand
  if (!hand.some) return labelled(label, [paint(words().noCards, 'dim')])
  const rows = breakRows(groups(deck, hand, choices), screenWidth() - margin())
  return rows.flatMap((row, i) => {
    const top = row.map((cell) => cell.top).join('')
    const bottom = row.map((cell) => cell.bottom).join('')
    const keys = bottom.trim() ? labelled('', [bottom.trimEnd()]) : []
    return [...labelled(i === 0 ? label : '', [top.trimEnd()]), ...keys]
  })
}

/** The cells of each suit that is held, its sign first. */
function groups(deck: Deck, hand: Cards, choices: readonly Choice[]): Cell[][] {
  const widest = Math.max(...Array.from(hand, (card) => rankFace(deck, card).length), 1)
  return range(0, deck.suits.length - 1).flatMap((s) => {
    const { symbol, letter, colour } = deck.suits[s]
    const cards = hand.and(deck.suit(s))
    if (!cards.some) return []
    const sign = symbol + letter
    const head = sign === '' ? [] : [{ top: paint(sign, colour), bottom: ' '.repeat(widthOf(sign)) }]
    const cells = Array.from(cards, (card) => {
      const choice = choices.find(({ move }) => move === deck.kindOf(card))
      const width = Math.max(widest, choice?.key.length ?? 0) + 1
      const inks = choices.length === 0 ? [colour] : choice === undefined ? ['dim'] : ['bold', colour]
      return {
        top: padStart(paint(rankFace(deck, card), ...inks), width),
        bottom: padStart(choice === undefined ? '' : choice.key || MARK, width),
      }
    })
    return [[...head, ...cells, { top: '   ', bottom: '   ' }]]
  })
}

/** Fills rows with whole suits where they fit, and breaks suits where they must. */
function breakRows(suits: readonly (readonly Cell[])[], width: number): Cell[][] {
  const rows: Cell[][] = [[]]
  let used = 0
  const wide = (cells: readonly Cell[]): number => cells.reduce((sum, { top }) => sum + widthOf(top), 0)
  for (const suit of suits) {
    const whole = wide(suit)
    if (used > 0 && used + whole > width + 3) {
      rows.push([])
      used = 0
    }
    for (const cell of suit) {
      const cellWidth = wide([cell])
      if (used + cellWidth > width + 3) {
        rows.push([])
        used = 0
      }
      rows[rows.length - 1].push(cell)
      used += cellWidth
    }
  }
  return rows
}

/** Choices other than cards of the hand, each with what to type for it. */
export function otherChoiceLines(choices: readonly Choice[], cardsAreInHand: boolean): string[] {
  const others = choices.filter(({ move }) => isCall(move) || !cardsAreInHand)
  if (others.length === 0) return []
  const shown = others.map(({ key, face, name }) => `${key ? `${key})` : MARK} ${face}${seatNote(face, name)}`)
  return labelled(others.length === choices.length ? words().labels.choose : words().labels.or, shown)
}

/** How a choice that names a seat is written, so that it can be typed. */
const seatNote = (face: string, name: string): string =>
  /\d$/.test(name) && !/\d/.test(face) ? paint(` (${name})`, 'dim') : ''

/** The other cards that everybody sees, and those in front of this seat. */
export function otherPlacesLines({ game, seat, table }: View, wording: Wording): string[] {
  const vocabulary = new Vocabulary(wording)
  const { places, trick } = game.layout
  const shown = (wanted: (owner: number, zone: string, place: number) => boolean): string[] =>
    places.flatMap(({ owner, zone, sight }, place) => {
      const count = table.count(place)
      if (count === 0 || !wanted(owner, zone, place)) return []
      const faces = sight === 'none' ? backs(count) : shortFaces(game.deck, table.cards(place))
      const fits = widthOf(faces) <= (screenWidth() - margin()) / 2
      return [`${paint(vocabulary.zone(zone), 'dim')} ${fits ? faces : count}`]
    })
  return [
    ...labelled(
      words().labels.table,
      shown((owner, _zone, place) => owner < 0 && places[place].sight === 'all' && place !== trick),
    ),
    ...labelled(
      words().labels.yours,
      shown((owner, zone) => owner === seat && zone !== 'hand'),
    ),
  ]
}

/** A hand on one line: `●R 2 7  ■B 4`. */
export function handText(deck: Deck, hand: Iterable<Card>): string {
  const held = [...hand]
  const suits = deck.suits.flatMap(({ symbol, letter, colour }, s) => {
    const ranks = held.filter((card) => deck.suitOf(card) === s).map((card) => rankFace(deck, card))
    return ranks.length > 0 ? [paint(`${symbol}${letter} ${ranks.join(' ')}`.trim(), colour)] : []
  })
  return suits.length > 0 ? suits.join('  ') : paint(words().noCards, 'dim')
}
