import { iterationsOf, type Level, levelBot, type Thought } from '@trick-bento/bots'
import { type Match, type Move, type Seat, seeded, show, View, type Xoshiro } from '@trick-bento/kit'
import { paint } from '../style.ts'
import { PERSON, type People } from './people.ts'
import { type TableCall, Thinker } from './thinker.ts'

/** The bots at a table. Each knows what its seat knows; what chance says to it depends on the seed and the decision. */
export class Opponents {
  private readonly levels: readonly Level[]
  private readonly people: People
  private readonly seed: string
  private readonly thinkers: readonly Thinker[]

  /** `levels` are those of the seats after the person's. */
  constructor(table: TableCall, levels: readonly Level[], people: People, seed: string) {
    this.levels = levels
    this.people = people
    this.seed = seed
    const others = levels.map(
      ({ name }, i) =>
        new Thinker({ ...table, seat: i + 1, level: name }, () => this.say(i + 1, 'lost the thread and thinks again')),
    )
    const adviser = new Thinker({ ...table, seat: PERSON, level: 'expert' }, () => {})
    this.thinkers = [adviser, ...others]
  }

  async move(match: Match, seat: Seat): Promise<Move> {
    const thought = await this.thinkers[seat].think(match, this.chance(match, seat))
    if (thought !== undefined) return thought.move
    this.say(seat, 'lost the thread for good and plays like a newcomer')
    return this.asNewcomer(match, seat)
  }

  /** What an expert would do in the person's place, knowing what the person knows; undefined if nobody can tell. */
  advice(match: Match): Promise<Thought | undefined> {
    return this.thinkers[PERSON].think(match, this.chance(match, PERSON))
  }

  /** How long the next move of a seat should seem to take, in milliseconds. */
  pace(match: Match, seat: Seat): number {
    const { least, most } = this.levels[seat - 1].pace
    return least + seeded(`${this.seed}/pace ${match.decisions.length}`).below(most - least + 1)
  }

  async close(): Promise<void> {
    await Promise.all(this.thinkers.map((thinker) => thinker.close()))
  }

  private asNewcomer(match: Match, seat: Seat): Move {
    const { game } = match
    const iterations = Math.max(1, iterationsOf(game, 'newcomer'))
    return levelBot(game, 'newcomer')(show(match, new View(game, seat)), { iterations }, this.chance(match, seat)).move
  }
  private chance(match: Match, seat: Seat): Xoshiro {
    return seeded(`${this.seed}/seat ${seat}, decision ${match.decisions.length}`)
  }
  private say(seat: Seat, what: string): void {
    console.log(paint(`  ${this.people.name(seat)} ${what}.`, 'dim'))
  }
}
