import { paint } from './style.ts'
import { alignColumns, padEnd, type Span, widthOf, wrapSpans } from './width.ts'

const ITEM = /^- (?:\*\*([A-Z]+\d+)\*\* )?(.*)$/
const RULER = /^\|(?:\s*:?-+:?\s*\|)+$/
const NO_INKS: readonly string[] = []
const INKS = { strong: ['bold'], code: ['cyan'], aside: ['dim'] } as const
/** Room for the number of a rule. */
const MARGIN = 6

/** The small Markdown of our rule pages for a terminal of this width. */
export function renderMarkdown(text: string, width: number): string {
  const out: string[] = []
  let table: string[][] = []
  const endTable = (): void => {
    if (table.length > 0) out.push(...tableLines(table, width))
    table = []
  }
  for (const line of text.trim().split('\n')) {
    if (!line.startsWith('|')) endTable()
    if (line.startsWith('# ')) out.push(paint(line.slice(2), 'bold', 'underline'))
    else if (line.startsWith('## ')) out.push(paint(line.slice(3), 'bold'))
    else if (line.startsWith('|')) {
      if (!RULER.test(line)) table.push(cellsOf(line))
    } else if (ITEM.test(line)) out.push(...itemLines(line, width))
    else out.push(...(line === '' ? [''] : wrapSpans(spansOf(line), width)))
  }
  endTable()
  return out.join('\n')
}

function itemLines(line: string, width: number): string[] {
  const [, id, text] = ITEM.exec(line)!
  const head = id === undefined ? '  ·' : `  ${paint(id, 'bold')}`
  return wrapSpans(spansOf(text), width - MARGIN).map((part, i) => padEnd(i === 0 ? head : '', MARGIN) + part)
}

const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

/** The last column is narrowed where a table is too wide. */
function tableLines(rows: readonly string[][], width: number): string[] {
  const before = Math.max(...rows.map((row) => row.slice(0, -1).reduce((sum, cell) => sum + widthOf(cell) + 3, 0)))
  const room = Math.max(20, width - MARGIN - before)
  const lines = rows.flatMap((row, i) => {
    const ink = i === 0 ? ['bold'] : NO_INKS
    const last = wrapSpans(inked(row.at(-1) ?? '', ink), room)
    const others = row.slice(0, -1).map((cell) => wrapSpans(inked(cell, ink), Number.POSITIVE_INFINITY)[0])
    return last.map((part, k) => [...(k === 0 ? others : others.map(() => '')), part])
  })
  const aligned = alignColumns(lines, [], 3)
  const ruler = paint('─'.repeat(Math.max(...aligned.map(widthOf))), 'dim')
  return [aligned[0], ruler, ...aligned.slice(1)].map((line) => ' '.repeat(MARGIN) + line)
}

const inked = (text: string, inks: readonly string[]): Span[] =>
  spansOf(text).map((span) => ({ text: span.text, inks: [...inks, ...span.inks] }))

/** **Strong**, `code` and *aside* as spans of ink. */
function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const match of text.matchAll(/\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*/g)) {
    const [whole, strong, code, aside] = match
    spans.push({ text: text.slice(at, match.index), inks: NO_INKS })
    if (strong !== undefined) spans.push({ text: strong, inks: INKS.strong })
    else if (code !== undefined) spans.push({ text: code, inks: INKS.code })
    else spans.push({ text: aside, inks: INKS.aside })
    at = match.index + whole.length
  }
  return [...spans, { text: text.slice(at), inks: NO_INKS }]
}
