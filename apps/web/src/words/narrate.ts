import type { Event, Table } from '@trick-bento/kit'
import { actionLines } from './action.ts'
import { aftermathLines } from './aftermath.ts'
import { cardName } from './card-name.ts'
import type { Line } from './line.ts'
import { openingLines } from './opening.ts'
import { outcomeLines } from './outcome.ts'
import type { Speech } from './speech.ts'

/**
 * A decision and all that followed from it, or the opening of a round, as lines of a log. The events are those that the
 * reader may hear; `before` and `after` are the table as the reader knows it.
 */
export const narrate = (events: readonly Event[], speech: Speech, before: Table, after: Table): string[] =>
  linesOf(events, speech, before, after).map(({ text }) => text)

/** The same as one utterance for those who listen, with what matters most, and whether it is their turn. */
export function announce(events: readonly Event[], speech: Speech, before: Table, after: Table): string {
  const { w, people } = speech
  const lines = linesOf(events, speech, before, after)
  const major = lines.filter(({ minor }) => !minor)
  const said = (major.length > 0 ? major : lines).map(({ text, spoken }) => spoken ?? text)
  return w.common.sentences(after.isActing(people.you) ? [...said, w.table.yourTurn] : said)
}

function linesOf(events: readonly Event[], speech: Speech, before: Table, after: Table): Line[] {
  if (events.some(({ type }) => type === 'round')) return openingLines(events, speech, before, after)
  const lines = [
    ...actionLines(events, speech, before),
    ...revealedLines(events, speech),
    ...outcomeLines(events, speech, before, after),
    ...aftermathLines(events, speech, before, after),
  ]
  const [first] = events
  if (lines.length > 0 || first?.type !== 'choose') return lines
  return [{ text: speech.w.log.decides(speech.people.who(first.seat)) }]
}

function revealedLines(events: readonly Event[], { w, game, texts, people }: Speech): Line[] {
  const cards = events.flatMap((event) =>
    event.type === 'reveal' ? [w.log.cardOf(people.who(event.seat), cardName(game, event.card, texts))] : [],
  )
  return cards.length > 0 ? [{ text: w.log.revealed(cards) }] : []
}
