/** How much of a situation a policy notices: 1 what is in plain sight, 2 what experience teaches, 3 everything. */
export type Insight = 1 | 2 | 3

/** A table of weights. Its cells are numbered from `start` on. */
export interface WeightTable {
  /** The lowest insight that uses it. */
  readonly insight: Insight
  readonly name: string
  /** Number of values on each axis. */
  readonly axes: readonly number[]
  readonly start: number
  readonly size: number
}

/** Finds cells of a table with one axis. Values beyond the end of an axis count as its last value. */
export class Line {
  private readonly start: number
  private readonly a: number
  constructor(start: number, a: number) {
    this.start = start
    this.a = a - 1
  }
  at(i: number): number {
    return this.start + (i < this.a ? i : this.a)
  }
}
/** Finds cells of a table with two axes. */
export class Grid {
  private readonly start: number
  private readonly a: number
  private readonly b: number
  constructor(start: number, a: number, b: number) {
    this.start = start
    this.a = a - 1
    this.b = b - 1
  }
  at(i: number, j: number): number {
    const { a, b } = this
    return this.start + (i < a ? i : a) * (b + 1) + (j < b ? j : b)
  }
}
/** Finds cells of a table with three axes. */
export class Block {
  private readonly start: number
  private readonly a: number
  private readonly b: number
  private readonly c: number
  constructor(start: number, a: number, b: number, c: number) {
    this.start = start
    this.a = a - 1
    this.b = b - 1
    this.c = c - 1
  }
  at(i: number, j: number, k: number): number {
    const { a, b, c } = this
    return this.start + ((i < a ? i : a) * (b + 1) + (j < b ? j : b)) * (c + 1) + (k < c ? k : c)
  }
}

/** The layout of a policy's weights: small tables, one after the other. */
export class WeightTables {
  readonly list: WeightTable[] = []
  size = 0

  line(insight: Insight, name: string, a: number): Line {
    return new Line(this.add(insight, name, [a]), a)
  }
  grid(insight: Insight, name: string, a: number, b: number): Grid {
    return new Grid(this.add(insight, name, [a, b]), a, b)
  }
  block(insight: Insight, name: string, a: number, b: number, c: number): Block {
    return new Block(this.add(insight, name, [a, b, c]), a, b, c)
  }
  private add(insight: Insight, name: string, axes: readonly number[]): number {
    if (this.list.some((table) => table.name === name)) throw new Error(`there are two tables "${name}"`)
    const start = this.size
    const size = axes.reduce((a, b) => a * b)
    this.list.push({ insight, name, axes, start, size })
    this.size += size
    return start
  }
}
