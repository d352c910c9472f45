/** A block of a rules page. Markdown that the parser does not know stays plain text. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly text: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }

export interface Item {
  /** The number of the rule, such as `G11`; undefined for an item that is not a rule. */
  readonly rule: string | undefined
  readonly text: readonly Span[]
}
export type Cell = readonly Span[]

export type Span =
  | { readonly kind: 'text' | 'strong' | 'aside' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }
  /** A reference to a rule of the same page. */
  | { readonly kind: 'rule'; readonly text: string }
  /** Cards or suits, with spaces between: `R9 Y6`, `R B Y`. */
  | { readonly kind: 'cards'; readonly text: string }

const HEADING = /^(#{1,6}) (.+)$/
const ITEM = /^- (?:\*\*([A-Z]+\d+)\*\* )?(.*)$/
const RULER = /^\|(?:\s*:?-+:?\s*\|)+$/
const SPAN =
  /\*\*(?<strong>.+?)\*\*|`(?<code>.+?)`|\*(?<aside>.+?)\*|\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)|\[(?<cards>(?:[A-Z]\d*|\d+)(?: (?:[A-Z]\d*|\d+))*)\]/g
/** References to rules are in brackets: `(G11, G13)`, `(S25 to S29)`. */
const REFERENCES = /[(（][A-Z]\d+(?:(?:, |、| to |〜)[A-Z]\d+)*[)）]/g
/** Targets that a link may have; a link must not run scripts. */
const SAFE_LINK = /^(?:https?:\/\/|\/(?!\/)|#|\.{1,2}\/)/

/** Parses the Markdown of a rules page. */
export function parseMarkdown(text: string): Block[] {
  const rules = new Set(Array.from(text.matchAll(/^- \*\*([A-Z]+\d+)\*\* /gm), ([, id]) => id))
  const blocks: Block[] = []
  let headings = 0
  for (const lines of paragraphsOf(text)) {
    const heading = HEADING.exec(lines[0])
    if (heading !== null) {
      const [, marks, title] = heading
      blocks.push({ kind: 'heading', level: marks.length, id: `part-${headings++}`, text: spansOf(title, rules) })
    } else if (lines[0].startsWith('|')) blocks.push(tableOf(lines, rules))
    else if (ITEM.test(lines[0])) blocks.push({ kind: 'list', items: lines.map((line) => itemOf(line, rules)) })
    else blocks.push({ kind: 'paragraph', text: spansOf(lines.join(' '), rules) })
  }
  return blocks
}

type LineKind = 'heading' | 'table' | 'item' | 'words' | 'none'

function kindOf(line: string): LineKind {
  if (line.trim() === '') return 'none'
  if (HEADING.test(line)) return 'heading'
  if (line.startsWith('|')) return 'table'
  return ITEM.test(line) ? 'item' : 'words'
}

/** Groups of adjacent lines of one kind; a heading is its own group. */
function paragraphsOf(text: string): string[][] {
  const groups: string[][] = []
  let before: LineKind = 'none'
  for (const line of text.split(/\r?\n/)) {
    const kind = kindOf(line)
    if (kind !== 'none' && (kind !== before || kind === 'heading')) groups.push([line])
    else if (kind !== 'none') groups.at(-1)!.push(line)
    before = kind
  }
  return groups
}

function itemOf(line: string, rules: ReadonlySet<string>): Item {
  const [, rule, text] = ITEM.exec(line)!
  return { rule, text: spansOf(text, rules) }
}

function tableOf(lines: readonly string[], rules: ReadonlySet<string>): Block {
  const rows = lines
    .filter((line) => !RULER.test(line))
    .map((line) => cellsOf(line).map((cell) => spansOf(cell, rules)))
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
}
const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

function spansOf(text: string, rules: ReadonlySet<string>): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const match of text.matchAll(SPAN)) {
    spans.push(...plain(text.slice(at, match.index), rules), marked(match))
    at = match.index + match[0].length
  }
  return [...spans, ...plain(text.slice(at), rules)]
}

function marked({ 0: whole, groups = {} }: RegExpMatchArray): Span {
  const { strong, code, aside, label, to, cards } = groups
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (code !== undefined) return { kind: 'code', text: code }
  if (aside !== undefined) return { kind: 'aside', text: aside }
  if (cards !== undefined) return { kind: 'cards', text: cards }
  return SAFE_LINK.test(to) ? { kind: 'link', text: label, to } : { kind: 'text', text: whole }
}

function plain(text: string, rules: ReadonlySet<string>): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const brackets of text.matchAll(REFERENCES)) {
    for (const found of brackets[0].matchAll(/[A-Z]\d+/g)) {
      if (!rules.has(found[0])) continue
      const start = brackets.index + found.index
      if (start > at) spans.push({ kind: 'text', text: text.slice(at, start) })
      spans.push({ kind: 'rule', text: found[0] })
      at = start + found[0].length
    }
  }
  if (at < text.length) spans.push({ kind: 'text', text: text.slice(at) })
  return spans
}

/** The text without its marks. */
export const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')
