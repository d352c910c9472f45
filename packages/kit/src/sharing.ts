import type { Random } from './random.ts'

/** Cards that may all lie in the same groups of places: their number, and these groups as bits. */
export interface CardClass {
  readonly size: number
  readonly groups: number
}

/** The ways to share out the remaining classes among the remaining spaces. */
interface Node {
  /** The number of deals. */
  readonly deals: number
  readonly choices: readonly Choice[]
}
interface Choice {
  /** The number of cards of the class for each group. */
  readonly counts: readonly number[]
  readonly deals: number
  readonly next: Node
}

const END: Node = { deals: 1, choices: [] }
const FINE = 2 ** 30

/**
 * Counts the ways to share out classes of cards among groups of places, and draws one of them, each deal of single cards
 * being equally likely. The counts are doubles, so a probability may be off by one part in 10^13.
 */
export class Sharing {
  private readonly classes: readonly CardClass[]
  private readonly root: Node
  private readonly known = new Map<string, Node>()

  constructor(classes: readonly CardClass[], spaces: readonly number[]) {
    this.classes = classes
    this.root = this.count(0, [...spaces])
  }

  /** Is there any way? */
  get possible(): boolean {
    return this.root.deals > 0
  }

  /** Draws, for each class, the number of its cards for each group. */
  draw(random: Random): (readonly number[])[] {
    const drawn: (readonly number[])[] = []
    for (let node = this.root; node !== END; ) {
      let left = ((random.below(FINE) + 0.5) / FINE) * node.deals
      let i = 0
      while (i < node.choices.length - 1 && left >= node.choices[i].deals) left -= node.choices[i++].deals
      drawn.push(node.choices[i].counts)
      node = node.choices[i].next
    }
    return drawn
  }

  private count(from: number, spaces: number[]): Node {
    if (from === this.classes.length) return END
    const key = `${from}:${spaces.join()}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    const choices: Choice[] = []
    const counts = spaces.map(() => 0)
    const { size, groups } = this.classes[from]
    /** `ways` is the number of ways to choose the cards of the earlier groups from those of the class. */
    const give = (group: number, left: number, ways: number): void => {
      if (group === spaces.length) {
        if (left > 0) return
        const next = this.count(from + 1, spaces)
        if (next.deals > 0) choices.push({ counts: [...counts], deals: ways * next.deals, next })
        return
      }
      const most = ((groups >>> group) & 1) === 0 ? 0 : Math.min(left, spaces[group])
      for (let n = 0; n <= most; n++) {
        if (n > 0) ways = (ways * (left - n + 1)) / n
        counts[group] = n
        spaces[group] -= n
        give(group + 1, left - n, ways)
        spaces[group] += n
      }
      counts[group] = 0
    }
    give(0, size, 1)
    const node = { deals: choices.reduce((sum, { deals }) => sum + deals, 0), choices }
    this.known.set(key, node)
    return node
  }
}
