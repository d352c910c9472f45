import { legal, Match, type Move, type Seat, seeded, show, View } from '@trick-bento/kit'
import type { Contest } from './contest.ts'
import { type GameResult, readResult } from './game-result.ts'
import type { Seating } from './seating.ts'
import { meanOf } from './statistics.ts'

/** A match with more decisions than this is its author's mistake. */
const ENDLESS = 100_000

/** Tells the time in milliseconds. */
export type Clock = () => number

/** How long an entrant thought, in milliseconds. */
export interface Pace {
  decisions: number
  total: number
  longest: number
}

/** What came of one deal, for each entrant. */
export interface DealResult {
  /** The average of its seats; more is better. */
  readonly scores: readonly number[]
  /** Its share of the wins, on average of its seats. */
  readonly wins: readonly number[]
  /** What it took from each other where they met at a table: 1 for a win, ½ for a tie. */
  readonly taken: readonly (readonly number[])[]
  readonly paces: readonly Readonly<Pace>[]
}

/** Plays a deal once with each seating. Who sits where changes neither the deal nor what chance says to a seat. */
export function playDeal(contest: Contest, deal: number, clock: Clock): DealResult {
  const { entrants } = contest
  const paces = entrants.map(() => ({ decisions: 0, total: 0, longest: 0 }))
  const taken = entrants.map(() => entrants.map(() => 0))
  const scores = entrants.map((): number[] => [])
  const wins = entrants.map((): number[] => [])
  for (const seating of contest.seatings) {
    const result = readResult(playGame(contest, seating, deal, clock, paces), contest.extent)
    for (const seat of seating.counted) {
      scores[seating.at[seat]].push(result.scores[seat])
      wins[seating.at[seat]].push(result.wins[seat])
    }
    noteMeetings(result, seating, taken)
  }
  return { scores: scores.map(meanOf), wins: wins.map(meanOf), taken, paces }
}

function noteMeetings({ pairs }: GameResult, { at }: Seating, taken: number[][]): void {
  for (const [seat, other, points] of pairs) {
    if (at[seat] === at[other]) continue
    taken[at[seat]][at[other]] += points
    taken[at[other]][at[seat]] += 1 - points
  }
}

function playGame(contest: Contest, { at }: Seating, deal: number, clock: Clock, paces: readonly Pace[]): Match {
  const { game, entrants, seed, extent } = contest
  const match = new Match(game, `${seed}/${deal}`)
  const views = at.map((_, seat) => new View(game, seat))
  const chances = at.map((_, seat) => seeded(`${seed}/${deal}/seat ${seat}`))

  function decide(seat: Seat): Move {
    const view = show(match, views[seat])
    const pace = paces[at[seat]]
    const began = clock()
    const move = entrants[at[seat]].decide(match, view, chances[seat])
    const took = clock() - began
    pace.decisions++
    pace.total += took
    pace.longest = Math.max(pace.longest, took)
    return move
  }

  while (!(extent === 'round' ? match.table.roundOver : match.over)) {
    if (match.decisions.length > ENDLESS) throw new Error(`it has not ended after ${ENDLESS} decisions`)
    if (match.betweenRounds) match.nextRound()
    const seat = match.table.turn
    const moves = legal(game, match.table, seat)
    const played = match.play(seat, moves.rest.some ? decide(seat) : moves.first)
    if (!played.ok) throw new Error(`${entrants[at[seat]].name} may not play that: ${played.error}`)
  }
  return match
}
