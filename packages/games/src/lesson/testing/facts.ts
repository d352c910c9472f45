import type { Match } from '@trick-bento/kit'
import type { Facts } from '../lesson.ts'

/** The real values of the facts that a text claims. */
export function realFacts(match: Match, claimed: Facts): Facts {
  const { table, game } = match
  const seats = Array.from({ length: game.seats }, (_, seat) => seat)
  const place = (zone: string, seat: number): number => game.layout.firstPlace[zone] + seat
  const count = (zone: string): number[] => seats.map((seat) => table.count(place(zone, seat)))
  const cards = (zone: string): string[] =>
    seats.map((seat) => Array.from(table.cards(place(zone, seat)), (card) => game.deck.name(card)).join(' '))
  const number = (name: string): number | number[] => {
    const value = (table.n as Record<string, number | Int32Array>)[name]
    return typeof value === 'number' ? value : [...value.slice(0, game.seats)]
  }
  const real: { readonly [K in keyof Facts]-?: () => Facts[K] } = {
    trick: () => trickNow(match).join(' '),
    turn: () => table.turn,
    totals: () => [...table.totals.slice(0, game.seats)],
    points: () => pointsOfTrick(match),
    numbers: () => mapped(claimed.numbers, number),
    cards: () => mapped(claimed.cards, cards),
    counts: () => mapped(claimed.counts, count),
    over: () => (match.over ? 'game' : match.betweenRounds ? 'round' : 'not yet'),
    winners: () => match.winners,
  }
  return Object.fromEntries(Object.keys(claimed).map((fact) => [fact, real[fact as keyof Facts]()]))
}

const mapped = <T>(names: object = {}, of: (name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, of(name)]))

/** The cards of the current trick, or of the trick that has just ended, in the order of play. */
function trickNow({ events, game }: Match): string[] {
  const cards: string[] = []
  const revealed = new Map<number, string>()
  for (const event of events.toReversed()) {
    if (event.type === 'reveal') revealed.set(event.seat, game.deck.name(event.card))
    else if (event.type === 'cover') cards.unshift(revealed.get(event.seat) ?? 'face down')
    else if (event.type === 'play') cards.unshift(game.deck.name(event.card))
    else if (event.type === 'round') break
    else if (cards.length > 0 && event.type === 'move' && event.from === game.layout.trick) break
  }
  return cards
}

/** The points of each seat since the last decision, by score code. */
function pointsOfTrick({ events, game }: Match): Record<string, number[]> {
  const sums: Record<string, number[]> = {}
  for (const event of events.slice(events.findLastIndex(({ type }) => type === 'choose'))) {
    if (event.type !== 'score') continue
    sums[event.why] ??= Array.from({ length: game.seats }, () => 0)
    sums[event.why][event.seat] += event.points
  }
  return sums
}
