import type { MoveEstimate, Thought } from '@trick-bento/bots'
import { isCall, type Move, type View } from '@trick-bento/kit'
import { moveFace } from './calls.ts'
import { cardFace } from './faces.ts'
import type { People } from './people.ts'

/** Less than this is no difference to speak of, in points a round. */
const NOTICEABLE = 0.05

/** What an expert would do and by how much, in words. */
export function hintWords({ move, estimates }: Thought, { game, table }: View, people: People): string {
  const phase = game.phases[table.phase]
  const face = (each: Move): string => moveFace(game, phase, each, people)
  const does = isCall(move) || phase.word !== '' ? face(move) : `play ${face(move)}`
  const [best, next] = estimates
  if (next === undefined) return `The expert would ${does} too: there is no choice.`
  const other = isCall(next.move) ? face(next.move) : cardFace(game.deck, next.move)
  return `The expert would ${does}${comparison(best, next, other)}.`
}

function comparison(best: MoveEstimate, next: MoveEstimate, face: string): string {
  if (best.visits === 0 || next.visits === 0) return ''
  const lead = best.score - next.score
  return lead < NOTICEABLE ? ` (about as good as ${face})` : ` (${lead.toFixed(1)} points a round better than ${face})`
}
