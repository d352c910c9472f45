import { type Game, type LawCode, type Move, refusal, type Seat, type Table } from '@trick-bento/kit'
import { fillNamed, type NamedCards, namedCards } from './named-cards.ts'
import type { Wording } from './wording.ts'

/** Why a move may not be chosen, with the cards that the reason may name. */
export interface RefusedMove {
  readonly code: string
  readonly named: NamedCards
}

/** Why a seat may not choose this move now, from what it sees; undefined if it may. */
export function refusedMove(game: Game, table: Table, seat: Seat, move: Move): RefusedMove | undefined {
  const refused = refusal(game, table, seat, move)
  if (refused === undefined) return undefined
  const { code, wanted } = refused
  return { code, named: table.isActing(seat) ? namedCards(game, table, seat, wanted) : {} }
}

/** The reason as a sentence without a full stop: `Follow red: Kenji led it`. */
export function reasonWords(wording: Wording, { code, named }: RefusedMove): string {
  const { grammar, texts } = wording
  if (code in grammar.law) return grammar.law[code as LawCode]
  return fillNamed(texts.reasons[code] ?? code, named, wording) ?? grammar.law['not-allowed']
}
