import {
  type Card,
  type Event,
  type Game,
  legal,
  type Move,
  type Place,
  type Seat,
  type Table,
  UNSEEN,
} from '@trick-bento/kit'

/**
 * The joint knowledge of all seats of a table. A driver that plays all seats needs no view per seat: cards that any seat
 * has seen are at their place, all others stay in the stock until a seat sees them.
 */
export class JointTable {
  readonly table: Table
  private readonly game: Game

  constructor(game: Game) {
    this.game = game
    this.table = game.table()
  }

  /** Folds the same events as redacted for each seat. Identical lists may be left out. */
  receive(redacted: readonly (readonly Event[])[]): void {
    redacted[0].forEach((event, i) => {
      this.fold(redacted.find((events) => !isHidden(events[i]))?.[i] ?? event)
    })
  }

  legal(seat: Seat): Move[] {
    return [...legal(this.game, this.table, seat)]
  }

  private fold(event: Event): void {
    const { table } = this
    switch (event.type) {
      case 'round':
        return table.collect()
      case 'set':
        for (const [slot, value] of event.numbers) table.mem[slot] = value
        return
      case 'move':
        if (isHidden(event)) table.recount(event.from, event.to, event.cards.length)
        else for (const card of event.cards) this.move(card, event.from, event.to)
        return
      case 'play':
        this.move(event.card, event.from, this.game.layout.trick)
        table.noteInTrick(event.seat, event.card)
        return
      case 'cover':
        this.move(event.card, event.from, event.to)
        table.noteInTrick(event.seat, UNSEEN)
        return
      case 'reveal':
        this.move(event.card, event.from, this.game.layout.trick)
        return
    }
  }

  private move(card: Card, from: Place, to: Place): void {
    const { table, game } = this
    if (table.cards(from).meets(game.deck.alike(card))) return table.send(card, from, to)
    const { stock } = game.layout
    const copy = table.copyOf(card, stock)
    table.lift(copy, stock)
    table.put(copy, to)
    table.recount(from, to, 1)
  }
}

const isHidden = (event: Event): boolean =>
  (event.type === 'move' && event.cards[0] === UNSEEN) || (event.type === 'cover' && event.card === UNSEEN)
