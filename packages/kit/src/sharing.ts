import type { Random } from './random.ts'

/** Cards that may all lie in the same groups of places: how many they are, and those groups as bits. */
export interface CardClass {
  readonly size: number
  readonly groups: number
}

/** Ways to share out the classes from one on, among the spaces that are left. */
interface Node {
  /** How many deals there are. */
  readonly deals: number
  readonly choices: readonly Choice[]
}
interface Choice {
  /** How many cards of the class go to each group. */
  readonly counts: readonly number[]
  readonly deals: number
  readonly next: Node
}

const END: Node = { deals: 1, choices: [] }
const FINE = 2 ** 30

/**
 * Counts in how many ways classes of cards can be shared out among groups of places, and draws one, each deal of
 * single cards being equally likely. The counts are doubles: a deal may be off by one part in 10^13.
 */
export class Sharing {
  private readonly classes: readonly CardClass[]
  private readonly root: Node
  private readonly known = new Map<string, Node>()

  constructor(classes: readonly CardClass[], spaces: readonly number[]) {
    this.classes = classes
    this.root = this.count(0, [...spaces])
  }

  get possible(): boolean {
    return this.root.deals > 0
  }

  /** For each class, how many of its cards go to each group. */
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
    /** `ways` to choose the cards that went to earlier groups out of those of the class. */
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
