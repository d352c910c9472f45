import { type Game, playout } from './game.ts'
import type { Rng } from './rng.ts'
import type { Table } from './table.ts'
import type { View } from './view.ts'

class Node {
  visits = 0; avail = 0; value = 0
  readonly kids = new Map<number, Node>()
  declare readonly seat: number
  constructor(seat: number) { this.seat = seat }
}

/** Single-observer ISMCTS: one tree over many sampled worlds. Knows nothing about the game. */
export function search(g: Game, view: View, iterations: number, rng: Rng, c = 0.7): number {
  const root = new Node(-1), t: Table = g.table(), path: Node[] = []
  let lo = Infinity, hi = -Infinity
  for (let i = 0; i < iterations; i++) {
    view.sample(rng, t)
    let node = root
    path.length = 0; path.push(root)
    while (!t.over) {
      const seat = t.turn, phase = g.order[t.phase]!, moves = phase.legal(t, t.hand(seat), seat)
      let best: Node | undefined, move = -1, top = -Infinity, fresh = 0
      for (let k = 0, n = moves.size; k < n; k++) {
        const m = moves.nth(k), kid = node.kids.get(m)
        if (kid === undefined) { fresh++; if (rng.below(fresh) === 0) move = m; continue }
        kid.avail++
        if (fresh > 0) continue
        const u = (kid.value / kid.visits - lo) / (hi - lo || 1) + c * Math.sqrt(Math.log(kid.avail) / kid.visits)
        if (u > top) { top = u; best = kid }
        if (best === kid && fresh === 0) move = m
      }
      if (fresh > 0) { best = new Node(seat); best.avail = 1; node.kids.set(move, best) }
      phase.act(t, seat, move)
      path.push(node = best!)
      if (fresh > 0) break
    }
    playout(g, t, rng)
    const score = g.score(t)
    for (const s of score) { if (s < lo) lo = s; if (s > hi) hi = s }
    for (const n of path) { n.visits++; if (n.seat >= 0) n.value += score[n.seat]! }
  }
  let pick = -1, most = -1
  for (const [m, n] of root.kids) if (n.visits > most) { most = n.visits; pick = m }
  return pick
}
