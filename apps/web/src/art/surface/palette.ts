/** A colour in the light and in the dark theme, as `#rrggbb`. */
export type Pair = readonly [light: string, dark: string]

/** The colours of a table. */
export interface TablePalette {
  readonly table: Pair
  /** Lines and patterns on the table. */
  readonly line: Pair
  readonly mat: Pair
  readonly matLine: Pair
  /** The outline of the mat. */
  readonly matEdge: Pair
  /** Text on the table. */
  readonly tableInk: Pair
  /** Text on the mat. */
  readonly matInk: Pair
}

const TOKENS: Readonly<Record<keyof TablePalette, string>> = {
  table: '--table',
  line: '--table-line',
  mat: '--mat',
  matLine: '--mat-line',
  matEdge: '--mat-edge',
  tableInk: '--table-ink',
  matInk: '--mat-ink',
}

/** CSS properties that give a table and what lies on it these colours. */
export const styleOf = (palette: TablePalette): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(TOKENS) as (keyof TablePalette)[]).map((name) => [
      TOKENS[name],
      `light-dark(${palette[name][0]}, ${palette[name][1]})`,
    ]),
  )
