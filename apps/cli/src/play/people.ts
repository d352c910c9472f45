import type { Level } from '@trick-bento/bots'
import type { Seat } from '@trick-bento/kit'
import { botNames } from '@trick-bento/play'

/** Where the person at the terminal sits. */
export const PERSON: Seat = 0

/** Who sits where, and how to speak of them. */
export class People {
  readonly names: readonly string[]
  /** The seat that is spoken to; -1 if all are spoken of. */
  private readonly you: Seat | -1

  constructor(names: readonly string[], you: Seat | -1) {
    this.names = names
    this.you = you
  }

  /** A person, by name if they gave one, and players of these levels at the other seats. */
  static around(levels: readonly Level[], name: string | undefined): People {
    const own = name ?? 'You'
    const bots = botNames(
      levels.map((level) => level.name),
      [own],
    )
    return new People([own, ...bots], name === undefined ? PERSON : -1)
  }

  name(seat: Seat): string {
    return this.names[seat]
  }
  /** The name inside a sentence: `you`, `Aoi`. */
  whom(seat: Seat): string {
    return seat === this.you ? 'you' : this.names[seat]
  }
  /** The beginning of a sentence: `You play`, `Aoi plays`. */
  does(seat: Seat, verb: string): string {
    return `${this.names[seat]} ${seat === this.you ? verb : thirdPerson(verb)}`
  }
  whose(seat: Seat): string {
    return seat === this.you ? 'Your' : `${this.names[seat]}’s`
  }
  /** `You and Aoi win`, `Ben wins`. */
  doTogether(seats: readonly Seat[], verb: string): string {
    return seats.length === 1 ? this.does(seats[0], verb) : `${listed(seats.map((s) => this.names[s]))} ${verb}`
  }
}

/** `Aoi`, `Aoi and Ben`, `Aoi, Ben and Chika`. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has'
  if (/(?:[sxz]|[cs]h)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
