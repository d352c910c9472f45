import { setTimeout as sleep } from 'node:timers/promises'
import { type Match, must } from '@trick-bento/kit'
import type { MatchBots } from '@trick-bento/play'
import { hintWords, type Wording } from '@trick-bento/words'
import { words } from '../i18n/index.ts'
import { paint } from '../style.ts'
import { GameLog, ruled } from './game-log.ts'
import type { Input } from './input.ts'
import { PERSON } from './people.ts'
import { askForMove } from './turn.ts'

/** What a game in the terminal needs. */
export interface Session {
  readonly match: Match
  readonly wording: Wording
  readonly bots: MatchBots
  readonly input: Input
  /** Whether bots pause before a move, so that people can follow. */
  readonly pace: 'lifelike' | 'fast'
}

/** Plays a game with a person at seat 0. What is printed comes from that seat's view alone. */
export async function playThrough({ match, wording, bots, input, pace }: Session): Promise<'finished' | 'left'> {
  const log = new GameLog(wording, PERSON)
  const printNew = (): void => printLines(log.read(match))
  const hint = async (): Promise<string> => {
    const thought = await bots.advice(match, PERSON)
    return thought === undefined ? wording.grammar.hints.failed : hintWords(wording, thought, log.view)
  }
  const { table } = log.view
  printNew()
  while (!match.over) {
    if (match.betweenRounds) {
      match.nextRound()
      printNew()
      if (!table.isPlaying(PERSON)) console.log(`  ${words().play.watches(wording.people.who(PERSON))}`)
      continue
    }
    const seat = table.turn
    if (seat === PERSON) {
      printLines(log.flush())
      const move = await askForMove(log, input, hint)
      if (move === undefined) return 'left'
      match.play(PERSON, move)
      printNew()
    } else {
      const pause = pace === 'lifelike' ? sleep(bots.pause(match, seat)) : undefined
      const move = await bots.move(match, seat)
      if (move === undefined) return 'left'
      must(match.play(seat, move))
      printNew()
      await pause
    }
  }
  console.log(`\n${ruled(words().headings.gameOver, 'strong')}\n  ${verdict(match, wording)}`)
  return 'finished'
}

const printLines = (lines: readonly string[]): void => {
  if (lines.length > 0) console.log(lines.join('\n'))
}

/** `Ben wins with 25 points.` */
export function verdict({ winners, table }: Match, { grammar, people }: Wording): string {
  const totals = winners.map((seat) => table.totals[seat])
  return paint(grammar.utterance([grammar.winsWith(people.all(winners), totals)]), 'bold')
}
