import { type Card, Cards, type Seat } from '../cards.ts'
import type { Event } from '../events.ts'
import { redact, UNSEEN } from '../events.ts'
import type { Game } from '../game.ts'
import { PHASE, type Place, sees } from '../layout.ts'
import { type Match, show } from '../match.ts'
import { seeded } from '../random.ts'
import { Sampler } from '../sample.ts'
import type { Table } from '../table.ts'
import { View } from '../view.ts'
import { type Course, insist, readers, walk } from './walk.ts'

/** What a view knows is true, and it never excludes the true place of a card. */
export function truePlaces(game: Game, course: Course): void {
  const views = readers(game).map((seat) => new View(game, seat))
  for (const { match } of walk(game, course)) for (const view of views) checkView(show(match, view), match)
}

function checkView(view: View, { table, secretSlots }: Match): void {
  const { game, seat } = view
  const { numbersEnd, places } = game.layout
  for (let i = PHASE; i < numbersEnd; i++) {
    if (!secretSlots.has(i))
      insist(view.table.mem[i] === table.mem[i], () => `seat ${seat} has a wrong public number (slot ${i})`)
  }
  insist(view.table.played === table.played, () => `seat ${seat} sees ${view.table.played} cards in the trick`)
  for (let i = 0; i < table.played; i++) {
    const same = view.table.trick(i) === table.trick(i) && view.table.playedBy(i) === table.playedBy(i)
    insist(same, () => `seat ${seat} sees a wrong card ${i} in the trick`)
  }
  places.forEach(({ zone }, place) => {
    insist(view.table.count(place) === table.count(place), () => `seat ${seat} has a wrong count of ${zone}`)
    const certain = countKinds(game, view.table.cards(place))
    const real = countKinds(game, table.cards(place))
    const true_ = [...certain].every(([kind, n]) => n <= (real.get(kind) ?? 0))
    insist(true_, () => `seat ${seat} is certain of a card in ${zone} that is not there`)
    if (sees(game.layout, place, seat)) {
      insist(
        view.table.cards(place).size === table.count(place),
        () => `seat ${seat} misses a card that it may see in ${zone}`,
      )
    }
  })
  for (const card of game.deck.cards) {
    const certain = (view.could[card] & (view.could[card] - 1)) === 0
    insist(!certain || view.known[card] >= 0, () => `seat ${seat} could know where ${game.deck.name(card)} is`)
  }
  for (const kind of game.deck.kinds(game.deck.cards)) {
    const copies = [...game.deck.alike(kind)]
    const real = copies.map((copy) => placeOf(table, copy))
    insist(matches(copies, real, view.could), () => `seat ${seat} excludes the true place of ${game.deck.name(kind)}`)
  }
}

/** Can the copies lie at these places in any order, by what a view considers possible? */
function matches(copies: readonly Card[], real: readonly Place[], could: Int32Array): boolean {
  if (copies.length === 0) return true
  const [copy, ...others] = copies
  return real.some((place, i) => ((could[copy] >>> place) & 1) !== 0 && matches(others, real.toSpliced(i, 1), could))
}
const placeOf = (table: Table, copy: Card): Place =>
  table.layout.places.findIndex((_, place) => table.cards(place).has(copy))
function countKinds(game: Game, cards: Cards): Map<Card, number> {
  const counts = new Map<Card, number>()
  for (const card of cards) counts.set(game.deck.kindOf(card), (counts.get(game.deck.kindOf(card)) ?? 0) + 1)
  return counts
}

/** A world that is sampled from a view has all cards that were seen, and every play so far was legal in it. */
export function worldsExplainPlays(game: Game, course: Course): void {
  const random = seeded(`${course.seed}/worlds`)
  const samplers = readers(game).map((seat) => ({
    view: new View(game, seat),
    sampler: undefined as Sampler | undefined,
  }))
  const world = game.table()
  /** The table before each decision, by the number of events at that time. */
  const before = new Map<number, Table>()
  for (const { match } of walk(game, course)) {
    before.set(match.events.length, game.table().copy(match.table))
    const reader = samplers[random.below(samplers.length)]
    show(match, reader.view)
    reader.sampler ??= new Sampler(reader.view)
    reader.sampler.deal(random, world)
    checkWorld(world, match.table, reader.view.seat)
    const wrong = unexplained(world, match, reader.view.seat, before)
    insist(wrong === undefined, () => wrong!)
  }
}

function checkWorld(world: Table, table: Table, seat: Seat): void {
  const { layout, deck } = table
  let all = Cards.of()
  layout.places.forEach(({ zone }, place) => {
    const cards = world.cards(place)
    all = all.or(cards)
    insist(cards.size === table.count(place), () => `a world of seat ${seat} has ${cards.size} cards in ${zone}`)
    if (!sees(layout, place, seat)) return
    const [dealt, real] = [cards, table.cards(place)].map((set) => [...set].map((card) => deck.kindOf(card)).join())
    insist(dealt === real, () => `a world of seat ${seat} has other cards in ${zone} than the seat sees`)
  })
  insist(all.equals(deck.cards), () => `a world of seat ${seat} has lost a card`)
}

/**
 * Finds something that this seat has seen and that could not have happened in this world, as a sentence. It goes back
 * through the round as the seat saw it and asks the law about every play from a hand. `before` has the table before each
 * decision, by the number of events at that time.
 */
export function unexplained(
  world: Table,
  match: Match,
  seat: Seat,
  before: ReadonlyMap<number, Table>,
): string | undefined {
  const { game, events } = match
  const { layout, deck } = game
  const hands = Array.from({ length: game.seats }, (_, s): Cards | undefined => world.cards(s))
  const turnedOver = new Map<Place, Card>()
  const back = (place: Place, card: Card): void => {
    const hand = hands[place]
    if (hand !== undefined) hands[place] = hand.with(deck.alike(card).minus(hand).first)
  }
  for (let i = events.length - 1; events[i].type !== 'round'; i--) {
    const event: Event = redact(layout, events[i], seat)
    if (event.type === 'reveal') turnedOver.set(event.from, event.card)
    if (event.type === 'show') {
      const there = event.place < game.seats ? hands[event.place] : world.cards(event.place)
      if (there?.has(event.card) === false)
        return `a world of seat ${seat} has ${deck.name(event.card)} elsewhere than shown`
    }
    if (event.type === 'move') {
      if (event.to < game.seats) hands[event.to] = undefined
      if (event.from < game.seats && event.cards.includes(UNSEEN)) hands[event.from] = undefined
      if (event.from < game.seats) for (const card of event.cards) back(event.from, card)
    }
    if ((event.type !== 'play' && event.type !== 'cover') || event.from >= game.seats) continue
    const hidden = event.type === 'cover' && event.card === UNSEEN
    const card = hidden ? (turnedOver.get(event.to) ?? deck.kindOf(world.cards(event.to).first)) : event.card
    if (event.type === 'cover') {
      turnedOver.delete(event.to)
      if (!event.among.includes(card)) return `a world of seat ${seat} has ${deck.name(card)} where it cannot be`
    }
    back(event.from, card)
    const hand = hands[event.from]
    const table = before.get(i - 1) // the decision itself is the event before the play
    if (hand === undefined || table === undefined) continue
    const legal = deck.kinds(game.phases[table.phase].legal(table, hand, event.from))
    if (!legal.has(card)) return `in a world of seat ${seat}, ${deck.name(card)} of seat ${event.from} was not legal`
  }
  return undefined
}
