import assert from 'node:assert/strict'
import { type GameKind, legal, Match, type Move, makeMove, must, seeded } from '@trick-bento/kit'
import { botNames } from '@trick-bento/play'
import type { Player, Progress } from '@trick-bento/web/session/plan.ts'

export interface Wanted {
  readonly seats?: number
  /** The number of people at this device, from the first seat on; the other seats are bots. */
  readonly people?: number
  readonly options?: Readonly<Record<string, unknown>>
}

const MOST_DEALS = 500

/** A game in progress as the page stores it: random moves are played until the condition holds. */
export function tableWhere(kind: GameKind, isSo: (match: Match) => boolean, wanted: Wanted = {}): Progress {
  const { seats = kind.seats.usual, people = 1, options = {} } = wanted
  const game = must(kind.at(seats, options))
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const seed = `deal ${deal}`
    const match = new Match(game, seed)
    const random = seeded(`${seed}/moves`)
    const moves: string[] = []
    while (!isSo(match) && !match.over) {
      if (match.betweenRounds) match.nextRound()
      const { turn, phase } = match.table
      const move = legal(game, match.table, turn).pick(random)
      moves.push(makeMove(game, phase, move))
      must(match.play(turn, move))
    }
    if (isSo(match)) {
      return { plan: { game: kind.id, options: game.options, seed, players: players(seats, people) }, moves }
    }
  }
  assert.fail(`${kind.id}: none of ${MOST_DEALS} deals leads to such a table`)
}

function players(seats: number, people: number): Player[] {
  const bots = Array.from({ length: seats - people }, () => 'newcomer' as const)
  return [
    ...Array.from({ length: people }, (_, i): Player => ({ kind: 'person', name: PEOPLE[i]! })),
    ...botNames(bots, PEOPLE).map((name): Player => ({ kind: 'bot', level: 'newcomer', name })),
  ]
}

/** Names that belong to no language. */
const PEOPLE = ['♣', '♦', '♥', '♠', '★', '✿', '☀']

/** The first seat is to play a card and has a choice. */
export const isYourTurn = ({ game, table, over, betweenRounds }: Match): boolean =>
  !over &&
  !betweenRounds &&
  table.turn === 0 &&
  game.phases[table.phase]!.from === 'hand' &&
  legal(game, table, 0).size > 1

/** Every legal card of the first seat ends the trick, and no other decision of it follows. */
export const isLastToPlay = (match: Match): boolean =>
  isYourTurn(match) &&
  match.table.played === match.game.seats - 1 &&
  [...legal(match.game, match.table, 0)].every((move) => {
    const next = after(match, move)
    return !next.table.roundOver && !isPrizeToTake(next)
  })

/** The first seat is to take a card of the trick. */
export const isPrizeToTake = ({ game, table, over, betweenRounds }: Match): boolean =>
  !over && !betweenRounds && table.turn === 0 && game.phases[table.phase]!.from === 'trick'

/** The game after one more move. */
export function after(match: Match, move: Move): Match {
  const next = match.again()
  for (const decision of [...match.decisions, { seat: match.table.turn, move }]) {
    if (next.betweenRounds) next.nextRound()
    must(next.play(decision.seat, decision.move))
  }
  return next
}

/** The first seat holds a card that is not legal. */
export const isRefusal = (match: Match): boolean =>
  isYourTurn(match) && handOf(match).some((card) => !legal(match.game, match.table, 0).has(card))

export const isRoundOver = ({ betweenRounds }: Match): boolean => betweenRounds
export const isGameOver = ({ over }: Match): boolean => over

const handOf = ({ table }: Match): number[] => [...table.hand(0)]
