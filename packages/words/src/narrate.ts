import type { Event, Table } from '@trick-bento/kit'
import { actionLines } from './action.ts'
import { aftermathLines } from './aftermath.ts'
import { cardName } from './card-name.ts'
import type { Line } from './line.ts'
import { openingLines } from './opening.ts'
import { outcomeLines } from './outcome.ts'
import type { Wording } from './wording.ts'

/**
 * A decision and all that followed from it, or the opening of a round, as lines of a log. The events are those that the
 * reader may hear; `before` and `after` are the table as the reader knows it.
 */
export const narrate = (events: readonly Event[], wording: Wording, before: Table, after: Table): string[] =>
  linesOf(events, wording, before, after).map(({ text }) => text)

/** The same as one utterance for those who listen, with what matters most, and whether it is their turn. */
export function announce(events: readonly Event[], wording: Wording, before: Table, after: Table): string {
  const { grammar, people } = wording
  const lines = linesOf(events, wording, before, after)
  const major = lines.filter(({ minor }) => !minor)
  const said = (major.length > 0 ? major : lines).map(({ text, spoken }) => spoken ?? text)
  return grammar.utterance(after.isActing(people.you) ? [...said, grammar.yourTurn] : said)
}

function linesOf(events: readonly Event[], wording: Wording, before: Table, after: Table): Line[] {
  if (events.some(({ type }) => type === 'round')) return openingLines(events, wording, before, after)
  const lines = [
    ...actionLines(events, wording, before),
    ...revealedLines(events, wording),
    ...outcomeLines(events, wording, before, after),
    ...aftermathLines(events, wording, before, after),
  ]
  const [first] = events
  if (lines.length > 0 || first?.type !== 'choose') return lines
  return [{ text: wording.grammar.log.decides(wording.people.who(first.seat)) }]
}

function revealedLines(events: readonly Event[], { grammar, game, texts, people }: Wording): Line[] {
  const cards = events.flatMap((event) =>
    event.type === 'reveal' ? [grammar.log.cardOf(people.who(event.seat), cardName(game, event.card, texts))] : [],
  )
  return cards.length > 0 ? [{ text: grammar.log.revealed(cards) }] : []
}
