import type { Game } from '../game.ts'
import { type Course, insist, walk } from './walk.ts'

/** Points are whole numbers, the game declares what they are for, and they add up to the totals. */
export function scoresExplainTotals(game: Game, course: Course): void {
  const totals: number[] = Array(game.seats).fill(game.startPoints)
  let read = 0
  const steps = walk(game, course)
  for (;;) {
    const step = steps.next()
    const { table, events } = step.done ? step.value : step.value.match
    for (; read < events.length; read++) {
      const event = events[read]
      if (event.type !== 'score') continue
      const { seat, points, why } = event
      insist(Number.isInteger(points), () => `seat ${seat} scores ${points}, which is not a whole number`)
      insist(Object.hasOwn(game.kind.scores, why), () => `seat ${seat} scores for "${why}", which is not declared`)
      totals[seat] += points
    }
    totals.forEach((total, seat) => {
      insist(
        table.totals[seat] === total,
        () => `seat ${seat} has ${table.totals[seat]} points, but its scores add up to ${total}`,
      )
    })
    if (step.done) return
  }
}
