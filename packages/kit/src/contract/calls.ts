import { type Cards, isCall, type Move, NONE, type Seat } from '../cards.ts'
import { redact } from '../events.ts'
import type { Game } from '../game.ts'
import { legal } from '../law.ts'
import { JOINT } from '../layout.ts'
import { type Decision, Match } from '../match.ts'
import { seeded } from '../random.ts'
import { whatIsAsked } from './leak.ts'
import { type Course, finish, insist, readers } from './walk.ts'

/**
 * Where seats are asked together, another call of one of them looks the same to all others until the last has decided.
 * One such call of each game is exchanged.
 */
export function secretCalls(game: Game, course: Course): void {
  if (game.phases.every(({ calls }) => calls.length < 2)) return
  const { decisions } = finish(game, course)
  const exchangeable = callsMadeTogether(game, course.seed, decisions)
  if (exchangeable.length === 0) return
  const random = seeded(`${course.seed}/calls`)
  const { at, others } = exchangeable[random.below(exchangeable.length)]
  compare(game, course.seed, decisions, at, others.pick(random))
}

interface Exchangeable {
  /** Which decision it is. */
  readonly at: number
  /** The calls that the seat could have made instead. */
  readonly others: Cards
}

/** The calls that were made while other seats still had to decide, where another call was possible. */
function callsMadeTogether(game: Game, seed: string, decisions: readonly Decision[]): Exchangeable[] {
  const match = new Match(game, seed)
  const found: Exchangeable[] = []
  for (const [at, { seat, move }] of decisions.entries()) {
    if (match.betweenRounds) match.nextRound()
    const { table } = match
    const others = isCall(move) && table.severalAct ? onlyCalls(legal(game, table, seat)).without(move) : NONE
    const { phase } = table
    match.play(seat, move)
    if (others.some && !table.roundOver && table.phase === phase && !table.isActing(seat)) found.push({ at, others })
  }
  return found
}

const onlyCalls = (moves: Cards): Cards => [...moves].filter(isCall).reduce((calls, move) => calls.with(move), NONE)

/** Plays the game with and without the other call until all who were asked together have decided. */
function compare(game: Game, seed: string, decisions: readonly Decision[], at: number, other: Move): void {
  const [real, twin] = [0, 1].map(() => new Match(game, seed))
  const { seat: caller } = decisions[at]
  const watchers = readers(game).filter((seat) => seat !== caller)
  let first = 0
  for (const [i, { seat, move }] of decisions.entries()) {
    for (const match of [real, twin]) if (match.betweenRounds) match.nextRound()
    if (i === at) first = real.events.length
    const { phase, mem } = real.table
    const joint = mem[JOINT]
    real.play(seat, move)
    const played = twin.play(seat, i === at ? other : move)
    if (i < at) continue
    const goesOn = [real, twin].every(({ table: t }) => t.phase === phase && t.mem[JOINT] === joint && !t.roundOver)
    if (!goesOn) return
    insist(played.ok, () => `seat ${seat} may not choose the same after another call of seat ${caller}`)
    for (const watcher of watchers) {
      const [a, b] = [real, twin].map((match) => JSON.stringify(whatReaches(match, watcher, first)))
      insist(a === b, () => `seat ${watcher} can tell what seat ${caller} has called: ${a} against ${b}`)
    }
  }
}

const whatReaches = ({ game, events, table }: Match, seat: Seat, first: number): unknown => [
  events.slice(first).map((event) => redact(game.layout, event, seat)),
  whatIsAsked(game, table, seat),
]
