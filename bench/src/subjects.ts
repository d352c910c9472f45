import { type Game, type GameKind, legal, Match, must, playout, Sampler, seeded, show, View } from '@trick-bento/kit'
import { act, type Game as SketchGame, legal as sketchLegal, playout as sketchPlayout, start } from '../sketch/game.ts'
import { Rng } from '../sketch/rng.ts'
import { View as SketchView, redact as sketchRedact } from '../sketch/view.ts'

/** Something to measure: does it once, for the i-th of several positions, and says how many units of work that was. */
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
  const samplers = positions((i) => new Sampler(midRound(game, `bench-${i}`)))
  const world = game.table()
  return {
    name: kind.title,
    once(i) {
      samplers[i % POSITIONS].deal(random, world)
      return 1
    },
  }
}

/** What a seat knows when half of a round has been played. */
function midRound(game: Game, seed: string): View {
  const random = seeded(seed)
  const match = new Match(game, seed)
  const length = playout(game, game.table().copy(match.table), random)
  for (let n = 0; n < length / 2 && !match.table.roundOver; n++) {
    const seat = match.table.turn
    const moves = legal(game, match.table, seat)
    match.play(seat, moves.nth(random.below(moves.size)))
  }
  return show(match, new View(game, random.below(game.seats)))
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
  const views = positions(() => {
    const table = game.table()
    table.log = []
    const view = new SketchView(game, rng.below(4))
    start(game, table, rng)
    for (let n = 0; n < 32; n++) {
      const moves = sketchLegal(game, table, table.turn)
      act(game, table, table.turn, moves.nth(rng.below(moves.size)))
    }
    for (const event of table.log) view.fold(sketchRedact(game.layout, event, view.seat))
    return view
  })
  const world = game.table()
  return {
    name: 'the sketch, Hearts',
    once(i) {
      views[i % POSITIONS].sample(rng, world)
      return 1
    },
  }
}
