import type { Game } from '../game.ts'
import { parseRecord } from '../record/format.ts'
import { verifyRecord } from '../record/verify.ts'
import { makeRecord } from '../record/write.ts'
import { type Course, finish, insist } from './walk.ts'

/** The same seed and the same decisions produce the same events. */
export function replays(game: Game, course: Course): void {
  const match = finish(game, course)
  const again = match.again()
  for (const { seat, move } of match.decisions) {
    if (again.betweenRounds) again.nextRound()
    again.play(seat, move)
  }
  const [first, second] = [match, again].map(({ events }) => events.map((event) => JSON.stringify(event)))
  const differ = first.findIndex((event, i) => event !== second[i])
  insist(
    differ < 0 && first.length === second.length,
    () => `event ${differ} was ${first[differ]}, now ${second[differ]}`,
  )
}

/** A record that is written, read and verified is the same record when it is written again. */
export function records(game: Game, course: Course): void {
  const match = finish(game, course)
  const text = JSON.stringify(makeRecord(match, { seed: course.seed.slice(0, 1000), annotate: true }))
  const read = parseRecord(text)
  insist(read.ok, () => `the record cannot be read: ${read.ok ? '' : read.error}`)
  const { match: replayed, problems } = verifyRecord(read.value, game.kind)
  insist(problems.length === 0, () => `the record does not verify: ${problems[0]}`)
  const again = JSON.stringify(makeRecord(replayed!, { seed: course.seed.slice(0, 1000), annotate: true }))
  insist(text === again, () => 'a record that is written, read and written again has changed')
}
