import { type Match, range, type Seat } from '@trick-bento/kit'
import type { Wording } from '@trick-bento/words'
import { words } from '../i18n/index.ts'
import { harmless, paint } from '../style.ts'
import { padEnd, widthOf } from '../width.ts'
import { GameLog, ruled } from './game-log.ts'
import { handText, labelled } from './hand.ts'
import { Input } from './input.ts'
import { verdict } from './session.ts'

type Reader = Seat | 'sees all'

/** Prints a finished game from beginning to end. */
export function printLog(finished: Match, wording: Wording): void {
  const walk = new Walk(finished, wording, 'sees all')
  print(walk.opening)
  while (!walk.atEnd) print(walk.step())
}

/** Goes through a finished game step by step, as keys at the terminal say. */
export async function stepThrough(finished: Match, wording: Wording): Promise<void> {
  const w = words().replay
  const input = new Input()
  let walk = new Walk(finished, wording, 'sees all')
  const goTo = (reader: Reader, position: number): void => {
    walk = new Walk(finished, wording, reader)
    let lines = walk.opening
    while (walk.position < position) lines = walk.step()
    print(lines)
  }
  print([...walk.opening, ...walk.hands()])
  for (;;) {
    const answer = await input.ask(w.keys)
    if (answer === undefined) break
    const key = answer.trim().toLowerCase()
    if (key === 'q' || key === 'quit') break
    if (key === 'b') goTo(walk.reader, Math.max(0, walk.position - 1))
    else if (key === 'a') {
      const reader = nextReader(walk.reader, finished.game.seats)
      print([`  ${reader === 'sees all' ? w.allOpen : w.viewOf(wording.people.who(reader))}`])
      goTo(reader, walk.position)
    } else if (walk.atEnd) {
      print([`  ${w.lastMove}`])
      continue
    } else if (key === 't') print(walk.stepUntilChange(() => walk.log.tricks))
    else if (key === 'r') print(walk.stepUntilChange(() => walk.log.view.table.round))
    else if (key === '') print(walk.step())
    else {
      print([`  ${w.unknownKey(harmless(key.slice(0, 20)))}`])
      continue
    }
    print(walk.hands())
  }
  input.close()
}

/** All hands, then each seat's knowledge, then all again. */
const nextReader = (reader: Reader, seats: number): Reader =>
  reader === 'sees all' ? 0 : reader + 1 < seats ? reader + 1 : 'sees all'

const print = (lines: readonly string[]): void => {
  if (lines.length > 0) console.log(lines.join('\n'))
}

/** A finished game, played again one decision at a time. */
class Walk {
  readonly reader: Reader
  readonly log: GameLog
  /** The lines of the first deal. */
  readonly opening: string[]
  position = 0
  private readonly finished: Match
  private readonly match: Match

  constructor(finished: Match, wording: Wording, reader: Reader) {
    this.finished = finished
    this.reader = reader
    this.match = finished.again()
    this.log = new GameLog(wording, reader)
    this.opening = this.log.read(this.match)
  }

  get atEnd(): boolean {
    return this.position === this.finished.decisions.length
  }

  step(): string[] {
    const { match, log, finished } = this
    if (match.betweenRounds) match.nextRound()
    const { seat, move } = finished.decisions[this.position++]
    match.play(seat, move)
    const lines = log.read(match)
    if (!this.atEnd) return lines
    return [...lines, '', ruled(words().headings.gameOver, 'strong'), `  ${verdict(match, log.wording)}`]
  }

  /** Steps until this value changes, or to the end. */
  stepUntilChange(of: () => number): string[] {
    const before = of()
    const lines = this.step()
    while (!this.atEnd && of() === before) lines.push(...this.step())
    return lines
  }

  /** The hands that the reader sees. */
  hands(): string[] {
    const { match, log, reader } = this
    const { game } = log.wording
    const label = (seat: Seat): string => log.vocabulary.label(seat)
    const held = log.flush()
    if (match.table.roundOver) return held
    const seats = reader === 'sees all' ? range(0, game.seats - 1) : [reader]
    const widest = Math.max(...seats.map((seat) => widthOf(label(seat))))
    const table = reader === 'sees all' ? match.table : log.view.table
    const rows = seats.map((seat) => {
      const name = padEnd(label(seat), widest)
      const mark = table.isActing(seat) ? paint('▸', 'bold') : ' '
      return `  ${mark} ${name}  ${handText(game.deck, table.hand(seat))}`
    })
    return [...held, '', ...labelled(words().labels.trick, log.trickItems), ...rows]
  }
}
