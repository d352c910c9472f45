import { type Game, legal, type Move, makeMove, type ReadyPhase, type View } from '@trick-bento/kit'
import { moveFace } from './calls.ts'
import type { People } from './people.ts'

/** Something that may be chosen now. */
export interface Choice {
  readonly move: Move
  /** As it is written in records: `take B2`. */
  readonly name: string
  /** As it is shown: `take ■ 2`. */
  readonly face: string
  /** The number to type for it; none where cards themselves are called by numbers. */
  readonly key: string
}

/** What the seat of this view may choose. */
export function choicesOf(view: View, people: People): Choice[] {
  const { game, table, seat } = view
  const phase = game.phases[table.phase]
  const choices = Array.from(legal(game, table, seat), (move) => ({
    move,
    name: makeMove(game, table.phase, move),
    face: moveFace(game, phase, move, people),
  }))
  const numbered = !cardsAreNumbers(game, phase)
  return choices.map((choice, i) => ({ ...choice, key: numbered ? String(i + 1) : '' }))
}

const cardsAreNumbers = (game: Game, phase: ReadyPhase): boolean =>
  phase.from !== 'calls' && [...game.deck.cards].some((card) => /^\d+$/.test(game.deck.name(card)))
