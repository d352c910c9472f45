import { words } from '../i18n/index.ts'
import type { GameSummary } from './game-summary.ts'

/** `Round 1 of 4`; undefined if there is only one. */
export function roundText({ round, rounds }: GameSummary): string | undefined {
  if (rounds === 1) return undefined
  const w = words.value.table
  return rounds === undefined ? w.round(round) : w.roundOf(round, rounds)
}

/** Whose turn it is, and who leads. */
export function stateText({ names, you, round, next, lead }: GameSummary): string {
  const w = words.value
  const who = (seat: number) => ({ name: names[seat], you: seat === you })
  const state =
    next === 'game' ? w.home.gameIsOver : next === 'round' ? w.home.roundIsOver(round) : w.home.turn(who(next))
  return w.common.sentences(lead === undefined ? [state] : [state, w.home.leads(who(lead.seat), lead.by)])
}
