import { type Game, isCall, legal, type Move, makeMove, type ReadyPhase, type View } from '@trick-bento/kit'
import { moveLabel, type Wording } from '@trick-bento/words'
import { cardFace } from './faces.ts'

/** Something that may be chosen now. */
export interface Choice {
  readonly move: Move
  /** As records write it: `take B2`. */
  readonly name: string
  /** As the terminal shows it: `Take ■ 2`. */
  readonly face: string
  /** The number to type for it; empty where cards themselves have numbers as names. */
  readonly key: string
}

/** What the seat of this view may choose. */
export function choicesOf(view: View, wording: Wording): Choice[] {
  const { game, table, seat } = view
  const phase = game.phases[table.phase]
  const choices = Array.from(legal(game, table, seat), (move) => ({
    move,
    name: makeMove(game, table.phase, move),
    face: moveFace(wording, phase, move),
  }))
  const numbered = !cardsAreNumbers(game, phase)
  return choices.map((choice, i) => ({ ...choice, key: numbered ? String(i + 1) : '' }))
}

/** A move as the terminal shows it: `● 9`, `Take ■ 2`, `Let Chika lead`. */
export function moveFace(wording: Wording, phase: ReadyPhase, move: Move): string {
  const isPlainPlay = !isCall(move) && phase.word === ''
  return isPlainPlay ? cardFace(wording.game.deck, move) : moveLabel(wording, phase, move)
}

const cardsAreNumbers = (game: Game, phase: ReadyPhase): boolean =>
  phase.from !== 'calls' && [...game.deck.cards].some((card) => /^\d+$/.test(game.deck.name(card)))
