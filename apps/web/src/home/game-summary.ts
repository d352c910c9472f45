import { type Card, type Game, type Match, must, type Seat, show, UNSEEN, View } from '@trick-bento/kit'
import { standingsOf } from '../end/standings.ts'
import { shownName } from '../i18n/shown-name.ts'
import { gameOf, type Progress, peopleOf, resume } from '../session/plan.ts'

/** What a person wants to know of a game before they continue it. */
export interface GameSummary {
  readonly game: Game
  readonly names: readonly string[]
  /** The seat of the person; -1 if several people share the device, or none. */
  readonly you: Seat
  readonly round: number
  /** The number of rounds; undefined if it is not fixed. */
  readonly rounds: number | undefined
  /** The seat whose turn it is, or what has ended. */
  readonly next: Seat | 'round' | 'game'
  /** The seat with the best total, and its distance to the second; undefined if several share the best. */
  readonly lead: { readonly seat: Seat; readonly by: number } | undefined
  /** Three cards on the table or in hand, as far as everybody at the device may see them. */
  readonly cards: readonly Card[]
}

const MAX_CARDS = 3

/** `progress` is a valid game in progress. */
export function summaryOf(progress: Progress): GameSummary {
  const game = must(gameOf(progress.plan))
  const match = must(resume(game, progress))
  const people = peopleOf(progress.plan)
  const you = people.length === 1 ? people[0] : -1
  const { rounds } = game.options as { rounds?: unknown }
  return {
    game,
    names: progress.plan.players.map(shownName),
    you,
    round: match.table.round,
    rounds: typeof rounds === 'number' ? rounds : undefined,
    next: match.over ? 'game' : match.betweenRounds ? 'round' : match.table.turn,
    lead: leadOf(match),
    cards: cardsOf(match, you),
  }
}

function leadOf(match: Match): GameSummary['lead'] {
  const [first, second] = standingsOf(match.game, match.table)
  const by = Math.abs(first.total - second.total)
  return by > 0 ? { seat: first.seat, by } : undefined
}

/** The latest cards of the trick, then cards of the person's hand, then backs. */
function cardsOf(match: Match, you: Seat): Card[] {
  const view = show(match, new View(match.game, you))
  const trick = Array.from({ length: view.table.played }, (_, i) => view.table.trick(i)).slice(-MAX_CARDS)
  const hand = you < 0 ? [] : Array.from(view.cardsAt(you).cards, (card) => match.game.deck.kindOf(card))
  const backs = Array<Card>(MAX_CARDS).fill(UNSEEN)
  return [...trick, ...hand, ...backs].slice(0, MAX_CARDS)
}
