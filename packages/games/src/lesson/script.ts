import { type Game, type GameKind, Match, type Move, must, parseMove } from '@trick-bento/kit'
import type { Lesson, Scene, Step } from './lesson.ts'
import { preparedDeal } from './prepared-deal.ts'

/** What the learner chose at steps where several moves are welcome. */
export type Choices = ReadonlyMap<number, string>

export const gameOf = (kind: GameKind, { seats }: Lesson, { options = {} }: Scene): Game =>
  must(kind.at(seats, options))

/** The table of a scene as it opens. */
export function openScene(game: Game, { name, deals, before = [] }: Scene): Match {
  const match = new Match(game, (round) => {
    const deal = deals[round - 1]
    if (deal === undefined) throw new Error(`${game.id}, ${name}: round ${round} has no deal`)
    return preparedDeal(game, deal)
  })
  playAll(match, before)
  return match
}

/** The table of a scene when this step begins. */
export function tableAt(game: Game, scene: Scene, step: number, choices: Choices = new Map()): Match {
  const match = openScene(game, scene)
  scene.steps.slice(0, step).forEach((each, i) => {
    perform(match, each, choices.get(i))
  })
  return match
}

/** Lets a step happen; `choice` is the learner's where there is one. */
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

/** Several moves as they are written in a lesson: `R9 flip take R9`. */
export const movesIn = (text: string): string[] => text.match(/(?:take |lead )?\S+/g) ?? []

function playAll(match: Match, tricks: readonly string[]): void {
  for (const text of tricks.flatMap(movesIn)) play(match, text)
}

/** The seat whose turn it is makes this move; a round that is due is dealt before. */
export function play(match: Match, text: string): void {
  if (match.betweenRounds) match.nextRound()
  must(match.play(match.table.turn, moveOf(match, text)))
}

export function moveOf({ game, table }: Match, text: string): Move {
  const move = parseMove(game, table.phase, text)
  if (move === undefined) throw new Error(`${game.id}: there is no move ${text} now`)
  return move
}

/** True for steps at which the lesson waits for the learner. */
export const isStop = ({ kind }: Step): boolean => kind === 'say' || kind === 'ask' || kind === 'trial'
