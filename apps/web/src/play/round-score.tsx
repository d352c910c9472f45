import type { Event, Game, Seat, Table } from '@trick-bento/kit'
import { bill, eventsOfRound } from '@trick-bento/words'
import type { ComponentChildren } from 'preact'
import { words } from '../i18n/index.ts'
import type { Phrases } from '../table/phrases.ts'
import { Receipts } from './receipts.tsx'

interface Props {
  readonly game: Game
  readonly events: readonly Event[]
  readonly table: Table
  readonly phrases: Phrases
  /** Empty while the game goes on. */
  readonly winners: readonly Seat[]
  readonly children?: ComponentChildren
}

/** The winners of the game and the score of the last round. */
export function RoundScore({ game, events, table, phrases, winners, children }: Props) {
  const w = words.value.end
  return (
    <>
      {winners.length > 0 && <p class="winners">{w.wins(phrases.people.all(winners))}</p>}
      <h3>{w.howScored}</h3>
      <Receipts
        bill={bill(eventsOfRound(events, table.round), table, game, phrases.texts)}
        phrases={phrases}
        winners={winners}
      />
      {children}
      <p class="field-about">{game.kind.best === 'highest' ? w.bestHighest : w.bestLowest}</p>
    </>
  )
}
