import type { Seat } from '@trick-bento/kit'
import type { Who } from './who.ts'

/** Names that records of people without a name have, one for each language. */
const NAMES_OF_READER: readonly string[] = ['You', 'あなた']

/** Who sits where, and which of them is the reader. */
export class People {
  readonly names: readonly string[]
  /** The seat of the reader, who is addressed as `you`; -1 for none. */
  readonly you: Seat | -1

  constructor(names: readonly string[], you: Seat | -1) {
    this.names = names
    this.you = you
  }

  /** The people of a record. A person without a name was recorded as `You` and is addressed as the reader. */
  static ofRecord(names: readonly string[]): People {
    return new People(
      names,
      names.findIndex((name) => NAMES_OF_READER.includes(name)),
    )
  }

  who(seat: Seat): Who {
    return { name: this.names[seat], you: seat === this.you }
  }
  all(seats: readonly Seat[]): Who[] {
    return seats.map((seat) => this.who(seat))
  }
}
