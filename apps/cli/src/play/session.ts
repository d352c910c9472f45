import { setTimeout as sleep } from 'node:timers/promises'
import { type Match, must } from '@trick-bento/kit'
import type { MatchBots } from '@trick-bento/play'
import { paint } from '../style.ts'
import { hintWords } from './hint.ts'
import type { Input } from './input.ts'
import { Narrator, ruled } from './narrator.ts'
import { listed, PERSON, type People } from './people.ts'
import { askForMove } from './turn.ts'

export interface Session {
  readonly match: Match
  readonly people: People
  readonly bots: MatchBots
  readonly input: Input
  /** Whether bots pause before a move, so that people can follow. */
  readonly pace: 'lifelike' | 'fast'
}

/** Plays a game with a person at seat 0; what is shown comes from that seat's view alone. */
export async function playThrough({ match, people, bots, input, pace }: Session): Promise<'finished' | 'left'> {
  const narrator = new Narrator(match.game, people, PERSON)
  const tell = (): void => printLines(narrator.hear(match))
  const hint = async (): Promise<string> => {
    const thought = await bots.advice(match, PERSON)
    return thought === undefined ? 'The expert does not know either.' : hintWords(thought, narrator.view, people)
  }
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
      const move = await askForMove(narrator, input, hint)
      if (move === undefined) return 'left'
      match.play(PERSON, move)
      tell()
    } else {
      const pause = pace === 'lifelike' ? sleep(bots.pause(match, seat)) : undefined
      const move = await bots.move(match, seat)
      if (move === undefined) return 'left'
      must(match.play(seat, move))
      tell()
      await pause
    }
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
