import { type Game, type GameKind, Match, type Move, must, parseMove } from '@trick-bento/kit'
import type { Lesson, Scene, Step } from './lesson.ts'
import { movesIn } from './moves-in.ts'
import { preparedDeal } from './prepared-deal.ts'

/** The learner's choices at steps that accept several moves, by the index of the step. */
export type Choices = ReadonlyMap<number, string>

/** The game of a scene, with its options. */
export const gameOf = (kind: GameKind, { seats }: Lesson, { options = {} }: Scene): Game =>
  must(kind.at(seats, options))

/** The match of a scene when it opens. */
export function openScene(game: Game, { name, deals, before = [] }: Scene): Match {
  const match = new Match(game, (round) => {
    const deal = deals[round - 1]
    if (deal === undefined) throw new Error(`${game.id}, ${name}: round ${round} has no deal`)
    return preparedDeal(game, deal)
  })
  playAll(match, before)
  return match
}

/** The match of a scene when this step begins. */
export function matchAt(game: Game, scene: Scene, step: number, choices: Choices = new Map()): Match {
  const match = openScene(game, scene)
  scene.steps.slice(0, step).forEach((each, i) => {
    perform(match, each, choices.get(i))
  })
  return match
}

/** Carries a step out. `choice` is the learner's move; the first accepted move by default. */
export function perform(match: Match, step: Step, choice?: string): void {
  switch (step.kind) {
    case 'others':
      return playAll(match, [step.moves])
    case 'skip':
      return playAll(match, step.tricks)
    case 'deal':
      return match.nextRound()
    case 'ask':
      return play(match, choice ?? step.moves[0])
    case 'say':
    case 'trial':
      return
  }
}

function playAll(match: Match, tricks: readonly string[]): void {
  for (const move of tricks.flatMap((trick) => movesIn(match.game, trick))) play(match, move)
}

/** Makes a move for the seat whose turn it is. Deals the next round first if the last one is over. */
export function play(match: Match, text: string): void {
  if (match.betweenRounds) match.nextRound()
  must(match.play(match.table.turn, moveOf(match, text)))
}

/** The move that is written like this in the current phase. */
export function moveOf({ game, table }: Match, text: string): Move {
  const move = parseMove(game, table.phase, text)
  if (move === undefined) throw new Error(`${game.id}: there is no move ${text} now`)
  return move
}

/** True for steps at which the lesson waits for the learner. */
export const isStop = ({ kind }: Step): boolean => kind === 'say' || kind === 'ask' || kind === 'trial'
