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
 * A table as all of its seats know it together. A driver that holds all seats needs no view of each: what one of them
 * has seen is laid out, and what none has seen stays in the stock until somebody sees it.
 */
export class JointTable {
  readonly table: Table
  private readonly game: Game

  constructor(game: Game) {
    this.game = game
    this.table = game.table()
  }

  /** What each seat has heard of the same moment; seats that heard the same may be left out. */
  hear(heard: readonly (readonly Event[])[]): void {
    heard[0].forEach((event, i) => {
      this.fold(heard.find((events) => !isHidden(events[i]))?.[i] ?? event)
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
