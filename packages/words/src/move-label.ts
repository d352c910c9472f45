import { callNumber, isCall, type Move, type ReadyPhase } from '@trick-bento/kit'
import { cardName } from './card-name.ts'
import { fill } from './fill.ts'
import { callKey } from './sentences/calls.ts'
import type { Wording } from './wording.ts'

/** A move as a button says it: `Play Red 9`, `Take Blue 2`, `Let Hana lead`. */
export function moveLabel({ grammar, texts, game, people }: Wording, phase: ReadyPhase, move: Move): string {
  if (!isCall(move)) {
    return fill(texts.moves[phase.name] ?? grammar.movePattern, { card: cardName(game, move, texts) })
  }
  const call = callNumber(move)
  const { key, named } = callKey(phase, call, game.seats)
  const name = named === undefined ? '' : grammar.whom(people.who(named))
  return fill(texts.calls[key] ?? phase.calls[call], { name })
}
