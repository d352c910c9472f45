import type { PromptTexts } from '@trick-bento/games/texts'
import { type Cards, type Game, legal, NONE, refusal, type Seat, type Table } from '@trick-bento/kit'
import { fillNamed, namedCards } from './named-cards.ts'
import type { Wording } from './wording.ts'

/** What a seat can do now, as a sentence without a full stop: `Follow blue, or flip a card`. */
export function promptWords(wording: Wording, table: Table, seat: Seat): string {
  const { game, texts, grammar } = wording
  const phase = game.phases[table.phase]
  const { kind, wanted } = situation(game, table, seat)
  const variants: PromptTexts = texts.prompts?.[phase.name] ?? {}
  const variant = variants[kind] ?? variants[kind.replace('forced', 'bound') as keyof PromptTexts]
  const filled = variant && fillNamed(variant, namedCards(game, table, seat, wanted), wording)
  return filled ?? texts.phases[phase.name] ?? grammar.choose[phase.from]
}

interface Situation {
  readonly kind: keyof PromptTexts
  /** What the law wants, if it rules a card out. */
  readonly wanted: Cards | undefined
}

function situation(game: Game, table: Table, seat: Seat): Situation {
  const { deck } = game
  const { from } = game.phases[table.phase]
  const moves = legal(game, table, seat)
  const cards = moves.and(deck.cards)
  const offered = from === 'hand' ? table.hand(seat) : from === 'trick' ? table.cards(game.layout.trick) : NONE
  const refused = deck.kinds(offered).minus(moves)
  const wanted = refused.some ? refusal(game, table, seat, refused.first)?.wanted : NONE
  if (!cards.some) return { kind: 'call', wanted }
  const free = from === 'hand' && table.played === 0 ? 'lead' : 'free'
  const kind = !refused.some ? free : cards.size === 1 ? 'forced' : 'bound'
  return { kind: moves.size > cards.size ? `${kind} or call` : kind, wanted }
}
