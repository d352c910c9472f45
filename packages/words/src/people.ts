import type { Seat } from '@trick-bento/kit'
import type { Who } from './who.ts'

/** What a person without a name is called, in each language; the name may be isolated from the text around it. */
const NAME_OF_READER = /^\u2068?(?:You|あなた)\u2069?$/

/** Who sits where, and which of them is the reader. */
export class People {
  readonly names: readonly string[]
  /** The seat of the reader, who is addressed as `you`; -1 for none. */
  readonly you: Seat | -1

  constructor(names: readonly string[], you: Seat | -1) {
    this.names = names
    this.you = you
  }

  /** The people of a recorded or watched game. A person without a name is called `You` there, and is the reader. */
  static ofRecord(names: readonly string[]): People {
    return new People(
      names,
      names.findIndex((name) => NAME_OF_READER.test(name)),
    )
  }

  who(seat: Seat): Who {
    return { name: this.names[seat], you: seat === this.you }
  }
  all(seats: readonly Seat[]): Who[] {
    return seats.map((seat) => this.who(seat))
  }
}
