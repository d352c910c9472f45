import type { Seat } from '@trick-bento/kit'
import type { Who } from './who.ts'

/** Who sits where, and who of them reads. */
export class People {
  readonly names: readonly string[]
  /** The seat that is spoken to; -1 if all are spoken of. */
  readonly you: Seat | -1

  constructor(names: readonly string[], you: Seat | -1) {
    this.names = names
    this.you = you
  }

  who(seat: Seat): Who {
    return { name: this.names[seat], you: seat === this.you }
  }
  all(seats: readonly Seat[]): Who[] {
    return seats.map((seat) => this.who(seat))
  }
}
