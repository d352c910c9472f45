import { type Match, ok, parseMove, quote, type Result, refuse } from '@trick-bento/kit'

/** Plays written moves in a match, dealing the next round when one is due. The error names the first illegal move. */
export function replayMoves(match: Match, moves: readonly string[]): Result<Match> {
  const { game } = match
  for (const [i, text] of moves.entries()) {
    const which = `move ${i + 1} of the game`
    if (match.over) return refuse(`${which}, ${quote(text)}, comes after its end`)
    if (match.betweenRounds) match.nextRound()
    const { turn, phase } = match.table
    const move = parseMove(game, phase, text)
    if (move === undefined) return refuse(`${which}, ${quote(text)}, is not a move`)
    const played = match.play(turn, move)
    if (!played.ok) return refuse(`${which}: ${played.error}`)
  }
  return ok(match)
}
