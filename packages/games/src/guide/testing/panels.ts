import type { Guide, Mark, Panel, Play, Row } from '../guide.ts'

/** A panel of a guide by its name. */
export function panelOf({ game, panels }: Guide, name: string): Panel {
  const panel = panels.find((each) => each.name === name)
  if (panel === undefined) throw new Error(`the guide of ${game} has no panel ${name}`)
  return panel
}

/** The rows of one kind in a panel. */
export const rowsOf = <K extends Row['kind']>({ rows }: Panel, kind: K): Extract<Row, { kind: K }>[] =>
  rows.filter((row): row is Extract<Row, { kind: K }> => row.kind === kind)

export const rowOf = <K extends Row['kind']>(guide: Guide, name: string, kind: K): Extract<Row, { kind: K }> =>
  rowsOf(panelOf(guide, name), kind)[0]

export const nameOf = (mark: Mark): string => (typeof mark === 'string' ? mark : mark[0])

/** The columns with this mark. */
export const marked = (columns: readonly { readonly marks?: readonly Mark[] }[], name: string): number[] =>
  columns.flatMap(({ marks = [] }, i) => (marks.some((mark) => nameOf(mark) === name) ? [i] : []))

/** The columns with this look. */
export const looking = (columns: readonly { readonly look?: string }[], look: string): number[] =>
  columns.flatMap((column, i) => (column.look === look ? [i] : []))

/** The number of this mark in each column; 0 without it. */
export const numbers = (columns: readonly { readonly marks?: readonly Mark[] }[], name: string): number[] =>
  columns.map(({ marks = [] }) => {
    const mark = marks.find((each) => nameOf(each) === name)
    return typeof mark === 'object' ? mark[1] : 0
  })

/** The cards that were played, with spaces between. */
export const cardsOf = (plays: readonly Play[]): string => plays.flatMap(({ card }) => card ?? []).join(' ')

/** For each seat what belongs to its column, if this seat leads. */
export const bySeat = <T>(columns: readonly T[], leader = 0): T[] =>
  columns.map((_, seat) => columns[(seat - leader + columns.length) % columns.length])
