import { setTimeout as sleep } from 'node:timers/promises'
import { type Match, range, type Seat, seeded, show, View } from '@trick-bento/kit'
import { paint } from '../style.ts'
import type { Input } from './input.ts'
import { Narrator, ruled } from './narrator.ts'
import { chooseMove } from './opponents.ts'
import { listed, type People } from './people.ts'
import { askForMove } from './turn.ts'

const PERSON: Seat = 0

export interface Session {
  readonly match: Match
  readonly people: People
  readonly seed: string
  readonly input: Input
  /** Milliseconds to wait after what another seat does. */
  readonly pause: number
}

/** Plays a game with a person at seat 0; what is shown comes from that seat's view alone. */
export async function playThrough({ match, people, seed, input, pause }: Session): Promise<'finished' | 'left'> {
  const { game } = match
  const narrator = new Narrator(game, people, PERSON)
  const views = range(0, game.seats - 1).map((seat) => new View(game, seat))
  const random = seeded(`${seed}/opponents`)
  const tell = (): void => printLines(narrator.hear(match))
  const { table } = narrator.view
  tell()
  while (!match.over) {
    if (match.betweenRounds) {
      match.nextRound()
      tell()
      if (!table.isPlaying(PERSON)) console.log(`  ${people.does(PERSON, 'watch')} this round.`)
      continue
    }
    const seat = table.turn
    if (seat === PERSON) {
      printLines(narrator.flush())
      const move = await askForMove(narrator, input)
      if (move === undefined) return 'left'
      match.play(PERSON, move)
    } else {
      match.play(seat, chooseMove(show(match, views[seat]), random))
    }
    tell()
    if (seat !== PERSON && pause > 0) await sleep(pause)
  }
  console.log(`\n${ruled('The game is over', 'strong')}\n  ${verdict(match, people)}`)
  return 'finished'
}

const printLines = (lines: readonly string[]): void => {
  if (lines.length > 0) console.log(lines.join('\n'))
}

/** `Ben wins with 25 points.` */
export function verdict(match: Match, people: People): string {
  const { winners, table } = match
  const scores = [...new Set(winners.map((seat) => table.totals[seat]))]
  const points = `${listed(scores.map(String))} ${scores[0] === 1 ? 'point' : 'points'}`
  const who = people.doTogether(winners, 'win')
  return `${paint(who, 'bold')} with ${points}${winners.length > 1 && scores.length === 1 ? ' each' : ''}.`
}
