import { callNumber, isCall, type Move, type ReadyPhase } from '@trick-bento/kit'
import { callKey } from './sentences/calls.ts'
import { fill } from './strings.ts'
import { Vocabulary } from './vocabulary.ts'
import type { Wording } from './wording.ts'

/** A move as a button says it: `Play Red 9`, `Take Blue 2`, `Let Hana lead`. */
export function moveLabel(wording: Wording, phase: ReadyPhase, move: Move): string {
  const { grammar, texts, game, people } = wording
  if (!isCall(move)) {
    return fill(texts.moves[phase.name] ?? grammar.movePattern, { card: new Vocabulary(wording).card(move) })
  }
  const call = callNumber(move)
  const { key, named } = callKey(phase, call, game.seats)
  const name = named === undefined ? '' : grammar.whom(people.who(named))
  return fill(texts.calls[key] ?? phase.calls[call], { name })
}
