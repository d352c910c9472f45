import { scoreOrPoints } from '@trick-bento/bots/arena'
import { searchTree } from '@trick-bento/bots/search'
import {
  type Game,
  type GameKind,
  legal,
  Match,
  must,
  playout,
  type Random,
  Sampler,
  seeded,
  show,
  type Table,
  View,
} from '@trick-bento/kit'
import { act, type Game as SketchGame, legal as sketchLegal, playout as sketchPlayout, start } from '../sketch/game.ts'
import { search as sketchSearch } from '../sketch/ismcts.ts'
import { Rng } from '../sketch/rng.ts'
import { View as SketchView, redact as sketchRedact } from '../sketch/view.ts'

/** A measured operation. `once` runs it for the i-th position and returns the units of work done. */
export interface Subject {
  readonly name: string
  once(i: number): number
}

export const POSITIONS = 64
const positions = <T>(make: (i: number) => T): T[] => Array.from({ length: POSITIONS }, (_, i) => make(i))

export function playouts(kind: GameKind): Subject {
  const game = must(kind.at(kind.seats.usual))
  const deals = positions((i) => new Match(game, `bench-${i}`).table)
  const table = game.table()
  const random = seeded('bench')
  return { name: kind.title, once: (i) => playout(game, table.copy(deals[i % POSITIONS]), random) }
}

export function worlds(kind: GameKind): Subject {
  const game = must(kind.at(kind.seats.usual))
  const random = seeded('bench')
  const samplers = positions((i) => new Sampler(midRound(game, `bench-${i}`, 'any')))
  const world = game.table()
  return {
    name: kind.title,
    once(i) {
      samplers[i % POSITIONS].deal(random, world)
      return 1
    },
  }
}

/** Iterations per search; enough for the tree to matter. */
const ITERATIONS = 200
const EXPLORATION = 0.7

/** Textbook tree search: random playouts, valued by the points of the round. */
export function searches(kind: GameKind): Subject {
  const game = must(kind.at(kind.seats.usual))
  const random = seeded('bench')
  const views = positions((i) => midRound(game, `bench-${i}`, 'to decide'))
  const samplers = views.map((view) => new Sampler(view))
  const settings = { exploration: EXPLORATION, finish: (t: Table, r: Random) => void playout(game, t, r) }
  const value = (t: Table, seat: number): number => scoreOrPoints(game, t.scored(seat))
  return {
    name: kind.title,
    once(i) {
      const sampler = samplers[i % POSITIONS]
      searchTree(
        game,
        views[i % POSITIONS].seat,
        (r, out) => sampler.deal(r, out),
        value,
        settings,
        (done) => done >= ITERATIONS,
        random,
      )
      return ITERATIONS
    },
  }
}

/** A seat's view after half a round: of a random seat, or of the seat to decide. */
export function midRound(game: Game, seed: string, whose: 'any' | 'to decide'): View {
  const random = seeded(seed)
  const match = new Match(game, seed)
  const length = playout(game, game.table().copy(match.table), random)
  for (let n = 0; n < length / 2 && !match.table.roundOver; n++) {
    const seat = match.table.turn
    const moves = legal(game, match.table, seat)
    match.play(seat, moves.nth(random.below(moves.size)))
  }
  return show(match, new View(game, whose === 'any' ? random.below(game.seats) : match.table.turn))
}

export function sketchPlayouts(game: SketchGame): Subject {
  const rng = new Rng(42)
  const deals = positions(() => {
    const table = game.table()
    game.setup(table, rng)
    return table
  })
  const table = game.table()
  return { name: 'the sketch, Hearts', once: (i) => sketchPlayout(game, table.copy(deals[i % POSITIONS]), rng) }
}

export function sketchWorlds(game: SketchGame): Subject {
  const rng = new Rng(42)
  const views = positions(() => sketchMidRound(game, rng, 'any'))
  const world = game.table()
  return {
    name: 'the sketch, Hearts',
    once(i) {
      views[i % POSITIONS].sample(rng, world)
      return 1
    },
  }
}

export function sketchSearches(game: SketchGame): Subject {
  const rng = new Rng(42)
  const views = positions(() => sketchMidRound(game, rng, 'to decide'))
  return {
    name: 'the sketch, Hearts',
    once(i) {
      sketchSearch(game, views[i % POSITIONS], ITERATIONS, rng, EXPLORATION)
      return ITERATIONS
    },
  }
}

function sketchMidRound(game: SketchGame, rng: Rng, whose: 'any' | 'to decide'): SketchView {
  const table = game.table()
  table.log = []
  const seat = rng.below(4)
  start(game, table, rng)
  for (let n = 0; n < 32; n++) {
    const moves = sketchLegal(game, table, table.turn)
    act(game, table, table.turn, moves.nth(rng.below(moves.size)))
  }
  const view = new SketchView(game, whose === 'any' ? seat : table.turn)
  for (const event of table.log) view.fold(sketchRedact(game.layout, event, view.seat))
  return view
}
