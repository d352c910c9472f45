import { stripVTControlCharacters } from 'node:util'
import { paint } from './style.ts'

/** Characters that take two columns of a terminal: Chinese, Japanese, Korean, full-width forms, emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u
const ZERO = /\p{Mn}|\p{Cf}/u
/** What may not begin a line, and what may not end one. */
const NOT_FIRST = new Set('、。，．・：；？！ー）］｝〉》」』】〕々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…〜％')
const NOT_LAST = new Set('（［｛〈《「『【〔')
/** A character, or a painted stretch of text, which stays on one line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: paint begins and ends with an escape
const CHARACTER = /\u001b\[[\d;]+m.*?\u001b\[0m|./gsu

export const widthOf = (text: string): number => {
  let width = 0
  for (const char of stripVTControlCharacters(text)) width += WIDE.test(char) ? 2 : ZERO.test(char) ? 0 : 1
  return width
}

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text

type Alignment = 'left' | 'right'

/** Rows of cells as lines with aligned columns. */
export function alignColumns(
  rows: readonly (readonly string[])[],
  alignments: readonly Alignment[],
  gap = 2,
): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, c) => Math.max(...rows.map((row) => widthOf(row[c] ?? ''))))
  return rows.map((row) =>
    row
      .map((cell, c) => (alignments[c] === 'right' ? padStart : padEnd)(cell, widths[c]))
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}

/** Items side by side, on as few lines as they need. */
export function fill(items: readonly string[], width: number, gap = 3): string[] {
  const lines: string[] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(last) + gap + widthOf(item) <= width) {
      lines[lines.length - 1] = last + ' '.repeat(gap) + item
    } else lines.push(item)
  }
  return lines
}

/** A stretch of text in one set of inks. */
export interface Span {
  readonly text: string
  readonly inks: readonly string[]
}

/** Breaks text into lines no wider than `width`, at spaces and between wide characters. */
export function wrapSpans(spans: readonly Span[], width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  let space = ''
  for (const piece of unbreakable(spans)) {
    if (piece === ' ') {
      space = used > 0 ? ' ' : ''
      continue
    }
    const painted = piece.map(({ text, inks }) => paint(text, ...inks)).join('')
    const wide = widthOf(painted)
    if (used > 0 && used + space.length + wide > width) {
      lines.push(line)
      line = painted
      used = wide
    } else {
      line += space + painted
      used += space.length + wide
    }
    space = ''
  }
  return used > 0 || lines.length === 0 ? [...lines, line] : lines
}

/** Breaks a text into lines; parts of it may be painted already. */
export const wrap = (text: string, width: number): string[] => wrapSpans([{ text, inks: [] }], width)

/** The text as pieces that no line break may split, and the spaces between them. */
function unbreakable(spans: readonly Span[]): (Span[] | ' ')[] {
  const pieces: (Span[] | ' ')[] = []
  let before = ' '
  for (const { text, inks } of spans) {
    for (const [char] of text.matchAll(CHARACTER)) {
      if (/^\s$/.test(char)) {
        if (before !== ' ') pieces.push(' ')
        before = ' '
        continue
      }
      const last = pieces.at(-1)
      if (last === undefined || last === ' ' || mayBreak(before, char)) pieces.push([{ text: char, inks }])
      else append(last, char, inks)
      before = char
    }
  }
  return pieces
}

function append(piece: Span[], char: string, inks: readonly string[]): void {
  const last = piece[piece.length - 1]
  if (last.inks === inks) piece[piece.length - 1] = { text: last.text + char, inks }
  else piece.push({ text: char, inks })
}

const mayBreak = (before: string, after: string): boolean =>
  (WIDE.test(before) || WIDE.test(after)) && !NOT_LAST.has(before) && !NOT_FIRST.has(after)
