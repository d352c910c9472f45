import { legal, Match, type Move, type Seat, seeded, show, View } from '@trick-bento/kit'
import { meanOf } from '../statistics.ts'
import type { Contest } from './contest.ts'
import { type GameResult, readResult } from './game-result.ts'
import type { Seating } from './seating.ts'

/** A match with more decisions than this never ends, because of an error in the game. */
const MOST_DECISIONS = 100_000

/** How long an entrant thought about its decisions with a choice, in milliseconds. */
export interface ThinkingTime {
  /** Number of decisions. */
  decisions: number
  /** Total time. */
  total: number
  /** Longest time of one decision. */
  longest: number
}

/** The results of one deal, by entrant. */
export interface DealResult {
  /** Average score of its seats; more is better. */
  readonly scores: readonly number[]
  /** Average share of the wins of its seats. */
  readonly wins: readonly number[]
  /** Its points against each other entrant at the same table: 1 for a win, ½ for a tie. */
  readonly pairPoints: readonly (readonly number[])[]
  /** Its thinking time. */
  readonly thinkingTimes: readonly Readonly<ThinkingTime>[]
}

/** Plays a deal once with each seating. The deal and the random numbers of a seat are the same in every seating. */
export function playDeal(contest: Contest, deal: number, clock: () => number): DealResult {
  const { entrants } = contest
  const thinkingTimes = entrants.map(() => ({ decisions: 0, total: 0, longest: 0 }))
  const pairPoints = entrants.map(() => entrants.map(() => 0))
  const scores = entrants.map((): number[] => [])
  const wins = entrants.map((): number[] => [])
  for (const seating of contest.seatings) {
    const result = readResult(playGame(contest, seating, deal, clock, thinkingTimes), contest.extent)
    for (const seat of seating.counted) {
      scores[seating.at[seat]].push(result.scores[seat])
      wins[seating.at[seat]].push(result.wins[seat])
    }
    addPairPoints(result, seating, pairPoints)
  }
  return { scores: scores.map(meanOf), wins: wins.map(meanOf), pairPoints, thinkingTimes }
}

function addPairPoints({ pairs }: GameResult, { at }: Seating, pairPoints: number[][]): void {
  for (const [seat, other, points] of pairs) {
    if (at[seat] === at[other]) continue
    pairPoints[at[seat]][at[other]] += points
    pairPoints[at[other]][at[seat]] += 1 - points
  }
}

function playGame(
  contest: Contest,
  { at }: Seating,
  deal: number,
  clock: () => number,
  times: readonly ThinkingTime[],
): Match {
  const { game, entrants, seed, extent } = contest
  const match = new Match(game, `${seed}/${deal}`)
  const views = at.map((_, seat) => new View(game, seat))
  const randoms = at.map((_, seat) => seeded(`${seed}/${deal}/seat ${seat}`))

  function decide(seat: Seat): Move {
    const view = show(match, views[seat])
    const time = times[at[seat]]
    const start = clock()
    const move = entrants[at[seat]].decide(match, view, randoms[seat])
    const took = clock() - start
    time.decisions++
    time.total += took
    time.longest = Math.max(time.longest, took)
    return move
  }

  while (!(extent === 'round' ? match.table.roundOver : match.over)) {
    if (match.decisions.length > MOST_DECISIONS)
      throw new Error(`the match has not ended after ${MOST_DECISIONS} decisions`)
    if (match.betweenRounds) match.nextRound()
    const seat = match.table.turn
    const moves = legal(game, match.table, seat)
    const played = match.play(seat, moves.rest.some ? decide(seat) : moves.first)
    if (!played.ok) throw new Error(`${entrants[at[seat]].name} made an illegal move: ${played.error}`)
  }
  return match
}
