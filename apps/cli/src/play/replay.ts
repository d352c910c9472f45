import { type Match, range, type Seat } from '@trick-bento/kit'
import { paint } from '../style.ts'
import { padEnd, widthOf } from '../width.ts'
import { handText, labelled } from './hand.ts'
import { Input } from './input.ts'
import { Narrator, ruled } from './narrator.ts'
import type { People } from './people.ts'
import { verdict } from './session.ts'

type Reader = Seat | 'sees all'

const KEYS = 'Enter next · b back · t trick · r round · a whose eyes · q quit > '

/** Prints a finished game from beginning to end. */
export function printLog(finished: Match, people: People): void {
  const walk = new Walk(finished, people, 'sees all')
  print(walk.news)
  while (!walk.atEnd) print(walk.step())
}

/** Goes through a finished game as somebody at the terminal wishes. */
export async function stepThrough(finished: Match, people: People): Promise<void> {
  const input = new Input()
  let walk = new Walk(finished, people, 'sees all')
  const again = (reader: Reader, position: number): void => {
    walk = new Walk(finished, people, reader)
    let lines = walk.news
    while (walk.position < position) lines = walk.step()
    print(lines)
  }
  print([...walk.news, ...walk.hands()])
  for (;;) {
    const answer = await input.ask(KEYS)
    if (answer === undefined) break
    const key = answer.trim().toLowerCase()
    if (key === 'q' || key === 'quit') break
    if (key === 'b') again(walk.reader, Math.max(0, walk.position - 1))
    else if (key === 'a') {
      const reader = nextReader(walk.reader, finished.game.seats)
      print([`  ${reader === 'sees all' ? 'All hands are open.' : `This is what ${people.name(reader)} knows.`}`])
      again(reader, walk.position)
    } else if (walk.atEnd) {
      print(['  That was the last move.'])
      continue
    } else if (key === 't') print(walk.stepWhile(() => walk.narrator.trickNumber))
    else if (key === 'r') print(walk.stepWhile(() => walk.narrator.view.table.round))
    else if (key === '') print(walk.step())
    else {
      print([`  “${key.slice(0, 20)}” is none of these.`])
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
  readonly narrator: Narrator
  /** What its first deal has to tell. */
  readonly news: string[]
  position = 0
  private readonly finished: Match
  private readonly match: Match

  constructor(finished: Match, people: People, reader: Reader) {
    this.finished = finished
    this.reader = reader
    this.match = finished.again()
    this.narrator = new Narrator(finished.game, people, reader)
    this.news = this.narrator.hear(this.match)
  }

  get atEnd(): boolean {
    return this.position === this.finished.decisions.length
  }

  step(): string[] {
    const { match, narrator, finished } = this
    if (match.betweenRounds) match.nextRound()
    const { seat, move } = finished.decisions[this.position++]
    match.play(seat, move)
    const lines = narrator.hear(match)
    if (!this.atEnd) return lines
    return [...lines, '', ruled('The game is over', 'strong'), `  ${verdict(match, narrator.people)}`]
  }

  /** Steps on until this changes, or to the end. */
  stepWhile(same: () => number): string[] {
    const before = same()
    const lines = this.step()
    while (!this.atEnd && same() === before) lines.push(...this.step())
    return lines
  }

  /** The hands that the reader sees. */
  hands(): string[] {
    const { match, narrator, reader } = this
    const { people, view } = narrator
    const { game } = match
    const held = narrator.flush()
    if (match.table.roundOver) return held
    const seats = reader === 'sees all' ? range(0, game.seats - 1) : [reader]
    const widest = Math.max(...seats.map((seat) => widthOf(people.name(seat))))
    const table = reader === 'sees all' ? match.table : view.table
    const rows = seats.map((seat) => {
      const name = padEnd(people.name(seat), widest)
      const mark = table.isActing(seat) ? paint('▸', 'bold') : ' '
      return `  ${mark} ${name}  ${handText(game.deck, table.hand(seat))}`
    })
    return [...held, '', ...labelled('Trick', narrator.trickItems), ...rows]
  }
}
