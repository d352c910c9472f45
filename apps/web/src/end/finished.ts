import type { Event, Game, Seat, Table } from '@trick-bento/kit'
import { type BestMoment, type Bill, bestMoment, billsOf, type Chapter, Narrator } from '@trick-bento/words'
import type { Phrases } from '../table/phrases.ts'
import { type Standing, standingsOf } from './standings.ts'

/** What the end of a round or of a game shows. */
export interface Finished {
  readonly game: Game
  readonly phrases: Phrases
  readonly standings: readonly Standing[]
  /** One for each finished round. */
  readonly bills: readonly Bill[]
  readonly chapters: readonly Chapter[]
  /** Of the reader, or of the whole game if the reader has not played. */
  readonly best: BestMoment | undefined
}

interface Source {
  readonly phrases: Phrases
  /** All events as the reader may see them, or all of them unredacted. */
  readonly events: readonly Event[]
  readonly table: Table
  readonly ended: 'round' | 'game'
}

export function finishedOf({ phrases, events, table, ended }: Source): Finished {
  const { game, people } = phrases
  const isOver = ended === 'game'
  const reader: Seat | -1 = people.you
  const chapters = isOver ? new Narrator(phrases, reader).read(events) : []
  return {
    game,
    phrases,
    standings: standingsOf(game, table),
    bills: billsOf(events, phrases, reader),
    chapters,
    best: bestMoment(chapters, game, reader < 0 ? undefined : [reader]),
  }
}
