import { type Block, type Cell, type Item, type Span as MarkdownSpan, plainText } from '@trick-bento/words/markdown'
import { paint } from './style.ts'
import { alignColumns, padEnd, type Span, widthOf, wrapSpans } from './width.ts'

const INKS: Readonly<Record<MarkdownSpan['kind'], readonly string[]>> = {
  text: [],
  strong: ['bold'],
  code: ['cyan'],
  aside: ['dim'],
  link: [],
  rule: [],
  cards: ['bold'],
}
/** Room for the number of a rule. */
const MARGIN = 6

/** The blocks of a rules page for a terminal of this width. */
export const renderMarkdown = (blocks: readonly Block[], width: number): string =>
  blocks.map((block) => blockLines(block, width).join('\n')).join('\n\n')

function blockLines(block: Block, width: number): string[] {
  switch (block.kind) {
    case 'heading':
      return [paint(plainText(block.text), 'bold', ...(block.level === 1 ? ['underline'] : []))]
    case 'paragraph':
      return wrapSpans(spansOf(block.text), width)
    case 'list':
      return block.items.flatMap((item) => itemLines(item, width))
    case 'table':
      return tableLines([block.head, ...block.rows], width)
  }
}

function itemLines({ rule, text }: Item, width: number): string[] {
  const head = rule === undefined ? '  ·' : `  ${paint(rule, 'bold')}`
  return wrapSpans(spansOf(text), width - MARGIN).map((part, i) => padEnd(i === 0 ? head : '', MARGIN) + part)
}

/** The last column is narrowed where a table is too wide. */
function tableLines(rows: readonly (readonly Cell[])[], width: number): string[] {
  const widthBefore = (row: readonly Cell[]): number =>
    row.slice(0, -1).reduce((sum, cell) => sum + widthOf(plainText(cell)) + 3, 0)
  const room = Math.max(20, width - MARGIN - Math.max(...rows.map(widthBefore)))
  const lines = rows.flatMap((row, i) => {
    const inks = i === 0 ? ['bold'] : []
    const last = wrapSpans(spansOf(row.at(-1) ?? [], inks), room)
    const others = row.slice(0, -1).map((cell) => wrapSpans(spansOf(cell, inks), Number.POSITIVE_INFINITY)[0])
    return last.map((part, k) => [...(k === 0 ? others : others.map(() => '')), part])
  })
  const aligned = alignColumns(lines, [], 3)
  const ruler = paint('─'.repeat(Math.max(...aligned.map(widthOf))), 'dim')
  return [aligned[0], ruler, ...aligned.slice(1)].map((line) => ' '.repeat(MARGIN) + line)
}

const spansOf = (spans: readonly MarkdownSpan[], inks: readonly string[] = []): Span[] =>
  spans.map(({ kind, text }) => ({ text, inks: [...inks, ...INKS[kind]] }))
