import { type Cards, call, MAX_CALLS, MAX_CARDS } from '../cards.ts'
import type { Game } from '../game.ts'
import { explain, legal } from '../law.ts'
import { show } from '../match.ts'
import type { Table } from '../table.ts'
import { View } from '../view.ts'
import { type Course, finish, insist, walk } from './walk.ts'

const allMoves = (game: Game): number[] => [
  ...game.deck.kinds(game.deck.cards),
  ...Array.from({ length: MAX_CALLS }, (_, i) => call(i)),
]

/** Each card is in one place, the counts are right, and a new round does not move the cards that it keeps. */
export function conserved(game: Game, course: Course): void {
  let kept = { round: 1, cards: keptCards(game, game.table()) }
  for (const { match } of walk(game, course)) {
    const { table } = match
    const now = { round: table.round, cards: keptCards(game, table) }
    if (now.round > kept.round) {
      const stayed = now.cards.every((cards, i) => !kept.cards[i].minus(cards).some)
      insist(stayed, () => `round ${now.round} collected cards that must stay`)
    }
    kept = now
    const seen = new Uint8Array(MAX_CARDS)
    game.layout.places.forEach(({ zone }, place) => {
      const cards = table.cards(place)
      insist(
        cards.size === table.count(place),
        () => `${zone} has ${cards.size} cards but counts ${table.count(place)}`,
      )
      for (const card of cards) seen[card]++
    })
    for (let card = 0; card < MAX_CARDS; card++) {
      const wanted = game.deck.cards.has(card) ? 1 : 0
      insist(seen[card] === wanted, () => `${game.deck.name(card) ?? card} is in ${seen[card]} places`)
    }
  }
}

const keptCards = (game: Game, table: Table): Cards[] =>
  game.layout.places.flatMap(({ zone }, place) => (game.layout.zones[zone].keep ? [table.cards(place)] : []))

/** The game ends, and at least one of its seats wins. */
export function ends(game: Game, course: Course): void {
  const { winners } = finish(game, course)
  const seated = winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < game.seats)
  insist(winners.length > 0 && seated, () => `the winners are ${JSON.stringify(winners)}`)
  insist(new Set(winners).size === winners.length, () => `a seat wins twice: ${JSON.stringify(winners)}`)
}

/** A seat's own view gives the same law as the table: the same legal moves, and the same reasons. */
export function sameLaw(game: Game, course: Course): void {
  const views = Array.from({ length: game.seats }, (_, seat) => new View(game, seat))
  for (const { match, seat } of walk(game, course)) {
    const view = show(match, views[seat])
    insist(legal(game, view.table, seat).equals(legal(game, match.table, seat)), () => {
      const names = [view.table, match.table].map((t) => [...legal(game, t, seat)].join(' '))
      return `seat ${seat} may play ${names[0]} by its view but ${names[1]} by the table`
    })
    for (const move of allMoves(game)) {
      const [mine, real] = [explain(game, view.table, seat, move), explain(game, match.table, seat, move)]
      insist(mine === real, () => `move ${move} of seat ${seat}: "${mine}" by its view, "${real}" by the table`)
    }
  }
}

/** A move that is not legal, or not this seat's, is refused and changes nothing. */
export function refusals(game: Game, course: Course): void {
  for (const { match } of walk(game, course)) {
    const before = match.table.mem.slice()
    const events = match.events.length
    const decisions = match.decisions.length
    const { turn } = match.table
    const first = legal(game, match.table, turn).first
    for (const move of [-1, Number.NaN, first + 0.5, first + 96, first - 96, Number.POSITIVE_INFINITY]) {
      insist(!match.play(turn, move).ok, () => `seat ${turn} was allowed to play ${move}, which is not a move`)
    }
    for (const seat of [-1, Number.NaN, turn + 0.5, turn + 32, turn - 32, game.seats]) {
      insist(!match.play(seat, first).ok, () => `seat ${seat}, which does not exist, was allowed to play`)
    }
    for (let seat = 0; seat < game.seats; seat++) {
      const moves = match.table.isActing(seat) ? legal(game, match.table, seat) : undefined
      for (const move of allMoves(game)) {
        if (moves?.has(move)) continue
        insist(!match.play(seat, move).ok, () => `seat ${seat} was allowed to play ${move}, which is not legal`)
      }
    }
    const same = match.table.mem.every((word, i) => word === before[i])
    insist(same, () => 'a refused move changed the table')
    insist(
      match.events.length === events && match.decisions.length === decisions,
      () => 'a refused move added events or decisions',
    )
  }
}
