import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games, gummiTrick, sushiTrick } from '@trick-bento/games'
import { type Event, type Game, type GameKind, legal, Match, must, seeded, View } from '@trick-bento/kit'
import { screenOf } from '../../games.ts'
import { flightsOf } from './flight-plan.ts'
import { pointsOf } from './point-flights.ts'
import { nextStep, type Step } from './steps.ts'

interface Planned {
  readonly step: Step
  readonly game: Game
  readonly flights: ReturnType<typeof flightsOf>
  readonly points: ReturnType<typeof pointsOf>
}

/** All steps of a random game and what moves in them, as a spectator sees them. */
function plansOf(kind: GameKind, seed: string): Planned[] {
  const game = must(kind.at(kind.seats.usual))
  const match = new Match(game, seed)
  const random = seeded(seed)
  while (!match.over) {
    if (match.betweenRounds) match.nextRound()
    else must(match.play(match.table.turn, legal(game, match.table, match.table.turn).pick(random)))
  }
  const view = new View(game, -1)
  const plans: Planned[] = []
  const events: readonly Event[] = match.events
  for (let at = 0; at < events.length; ) {
    const step = nextStep(game, screenOf(kind), events, at)
    plans.push({
      step,
      game,
      flights: flightsOf(view, step.events, new Set()),
      points: pointsOf(view, step.events, new Set()),
    })
    for (const event of step.events) view.fold(event)
    at += step.events.length
  }
  return plans
}

for (const kind of games) {
  test(`${kind.id}: the points that fly to a seat are the points that it gains`, () => {
    for (const { points } of plansOf(kind, 'points')) {
      for (const [seat, sum] of points.sums) {
        const arrived = points.flights.filter(({ to }) => to === seat).reduce((total, each) => total + each.points, 0)
        const left = points.flights.filter(({ from }) => from && 'seat' in from && from.seat === seat).length
        assert.equal(arrived - left, sum)
      }
    }
  })

  test(`${kind.id}: cards of a trick gather at a card that goes to the same seat`, () => {
    for (const { flights, game } of plansOf(kind, 'gather')) {
      const takerOf = ({ to }: (typeof flights)[number]): number =>
        'place' in to ? game.layout.places[to.place].owner : -1
      for (const flight of flights) {
        if (flight.gathersAt === undefined) continue
        const leader = flights.find(({ from }) => 'inTrick' in from && from.inTrick === flight.gathersAt)
        assert.ok(leader !== undefined && takerOf(leader) === takerOf(flight))
      }
    }
  })
}

test('face-down trumps turn over one after the other towards the highest', () => {
  const turns = plansOf(sushiTrick, 'turns').filter(
    ({ step }) => step.events.length > 1 && step.events[0].type === 'reveal',
  )
  assert.ok(turns.length > 0)
  for (const { flights, game } of turns) {
    const ranks = flights.toSorted((a, b) => a.order - b.order).map(({ card }) => game.deck.rankOf(card))
    assert.deepEqual(
      ranks,
      ranks.toSorted((a, b) => a - b),
    )
  }
})

test('cards are dealt in turn to the places', () => {
  const [deal] = plansOf(gummiTrick, 'deal').filter(({ flights }) => flights.length > 20)
  const places = deal.flights.toSorted((a, b) => a.order - b.order).map(({ to }) => ('place' in to ? to.place : -1))
  assert.equal(new Set(places.slice(0, 4)).size, 4)
})

test('a meld flies from the seat that pays, coin by coin; a penalty goes out card by card', () => {
  const plans = ['a', 'b', 'c', 'd'].flatMap((seed) => plansOf(sushiTrick, seed))
  const paid = (why: string): Planned[] =>
    plans.filter(({ step, points }) => step.moment === why && [...points.sums.values()].some((sum) => sum < 0))
  assert.ok(paid('meld').length > 0 && paid('penalty').length > 0)
  for (const { points, step } of [...paid('meld'), ...paid('penalty')]) {
    assert.ok(points.flights.every((flight) => flight.points === 1))
    assert.ok(points.flights.some(({ from }) => from && 'seat' in from && points.sums.get(from.seat)! < 0))
    assert.equal(step.handsOver, step.moment === 'penalty' ? 'cards' : 'points')
  }
})

test('points for cards fly from these cards', () => {
  const tricks = plansOf(gummiTrick, 'cards').filter(({ step }) => step.clears)
  assert.ok(tricks.length > 0)
  for (const { points, step } of tricks) {
    const starts = points.flights.map(({ from }) => (from && 'inTrick' in from ? from.inTrick : -1))
    assert.equal(new Set(starts).size, step.events.filter(({ type }) => type === 'score').length)
    assert.ok(!starts.includes(-1))
  }
})
