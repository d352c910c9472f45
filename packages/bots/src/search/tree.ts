import { type Cards, type Game, legal, type Random, type Seat, type Table } from '@trick-bento/kit'
import type { MoveEstimate } from '../bot.ts'
import type { IsSpent } from '../budget.ts'
import { roundScore } from '../score.ts'
import type { Evaluate, SampleWorld } from './worlds.ts'

export type { MoveEstimate } from '../bot.ts'
export type { IsSpent } from '../budget.ts'
export type { Evaluate, SampleWorld } from './worlds.ts'

const NONE = 0
const FIRST_NODES = 1024
/** A tree of this size (about 8 MB) does not grow any further; its playouts only become longer. */
const MOST_NODES = 200_000
const LONGEST_ROUND = 512

/** Settings of a tree search. */
export interface TreeSettings {
  /** Weight of moves with few visits, as a share of the range of results. */
  readonly exploration: number
  /** Plays the rest of a round. */
  readonly finish: (t: Table, random: Random) => void
}

/**
 * Monte Carlo tree search over information sets: one tree over many worlds, in which every seat maximises its own value.
 * Returns the estimates of the moves of `seat`, the most visited first; moves that were never tried are missing.
 */
export function searchTree(
  game: Game,
  seat: Seat,
  sample: SampleWorld,
  value: Evaluate,
  { exploration, finish }: TreeSettings,
  isSpent: IsSpent,
  random: Random,
): MoveEstimate[] {
  const nodes = new Nodes()
  const path = new Int32Array(LONGEST_ROUND)
  const values = new Float64Array(game.seats)
  const score = roundScore(game)
  const t = game.table()
  let low = Infinity
  let high = -Infinity

  /** Selects the next child; a new one if some of the moves were never tried. */
  function descend(node: number, choices: Cards, who: Seat): number {
    const scale = high > low ? 1 / (high - low) : 1
    let fresh = choices
    let best = NONE
    let top = -Infinity
    for (let child = nodes.firstChild[node]; child !== NONE; child = nodes.sibling[child]) {
      if (!fresh.has(nodes.move[child])) continue
      fresh = fresh.without(nodes.move[child])
      const visits = nodes.visits[child]
      const known = (nodes.value[child] / visits - low) * scale
      const promise = known + exploration * Math.sqrt(Math.log(++nodes.offered[child]) / visits)
      if (promise > top) {
        top = promise
        best = child
      }
    }
    return fresh.some && nodes.size < MOST_NODES ? nodes.add(node, fresh.pick(random), who) : best
  }

  for (let done = 0; !isSpent(done); done++) {
    sample(random, t)
    let node = 0
    let depth = 0
    while (!t.roundOver) {
      const who = node === 0 ? seat : t.turn
      const choices = legal(game, t, who)
      const size = nodes.size
      const child = descend(node, choices, who)
      if (child === NONE) break
      game.phases[t.phase].act(t, who, nodes.move[child])
      node = child
      path[depth++] = node
      if (nodes.size > size) break
    }
    finish(t, random)
    for (let each = 0; each < values.length; each++) {
      const worth = value(t, each)
      values[each] = worth
      if (worth < low) low = worth
      if (worth > high) high = worth
    }
    if (depth > 0) nodes.score[path[0]] += score(t, seat)
    for (let d = 0; d < depth; d++) {
      nodes.visits[path[d]]++
      nodes.value[path[d]] += values[nodes.seat[path[d]]]
    }
  }
  return nodes.estimatesAtRoot()
}

/** The nodes as parallel arrays. Node 0 is the root; as a child or sibling, 0 means that there is none. */
class Nodes {
  size = 1
  move = new Uint8Array(FIRST_NODES)
  seat = new Int8Array(FIRST_NODES)
  visits = new Int32Array(FIRST_NODES)
  /** Number of times it could have been chosen. */
  offered = new Int32Array(FIRST_NODES)
  value = new Float64Array(FIRST_NODES)
  /** Sum of the scores of the searching seat; for children of the root only. */
  score = new Float64Array(FIRST_NODES)
  firstChild = new Int32Array(FIRST_NODES)
  sibling = new Int32Array(FIRST_NODES)

  add(parent: number, move: number, seat: number): number {
    if (this.size === this.move.length) this.grow()
    const node = this.size++
    this.move[node] = move
    this.seat[node] = seat
    this.offered[node] = 1
    this.sibling[node] = this.firstChild[parent]
    this.firstChild[parent] = node
    return node
  }
  private grow(): void {
    const length = 2 * this.move.length
    this.move = copied(new Uint8Array(length), this.move)
    this.seat = copied(new Int8Array(length), this.seat)
    this.visits = copied(new Int32Array(length), this.visits)
    this.offered = copied(new Int32Array(length), this.offered)
    this.value = copied(new Float64Array(length), this.value)
    this.score = copied(new Float64Array(length), this.score)
    this.firstChild = copied(new Int32Array(length), this.firstChild)
    this.sibling = copied(new Int32Array(length), this.sibling)
  }
  estimatesAtRoot(): MoveEstimate[] {
    const tried: MoveEstimate[] = []
    for (let child = this.firstChild[0]; child !== NONE; child = this.sibling[child]) {
      const visits = this.visits[child]
      const [value, score] = [this.value[child] / visits, this.score[child] / visits]
      tried.push({ move: this.move[child], visits, value, score })
    }
    return tried.sort((a, b) => b.visits - a.visits || b.value - a.value)
  }
}

function copied<A extends { set(from: A): void }>(to: A, from: A): A {
  to.set(from)
  return to
}
