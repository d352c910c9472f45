import type { Event, Table } from '@trick-bento/kit'
import type { Line } from './line.ts'
import { shownWords } from './shown.ts'
import type { Speech } from './speech.ts'
import { trumpOf } from './trump.ts'

/** How a round begins, from its events and from the table as it was known before and after them. */
export function openingLines(events: readonly Event[], speech: Speech, before: Table, after: Table): Line[] {
  const { w, game, texts } = speech
  const lines: Line[] = [{ text: w.log.roundBegins(after.round) }, ...dropOuts(speech, before, after)]
  const trump = trumpOf(game, after)
  if (trump !== undefined) lines.push({ text: w.log.trumpIs(texts.suits[trump.letter] ?? trump.name) })
  const dealt = dealtParts(events, speech)
  if (dealt.length > 0) lines.push({ text: w.log.dealt(dealt), minor: true })
  return [...lines, ...leaderLines(events, speech, after)]
}

function dropOuts({ w, people }: Speech, before: Table, after: Table): Line[] {
  if (before.round === 0) return []
  const out = before.playing.filter((seat) => !after.isPlaying(seat))
  if (out.length === 0) return []
  return [{ text: w.log.dropsOut(people.all(out)) }, { text: w.log.goOn(people.all(after.playing)) }]
}

/** `9 cards each`, `3 face down each`, `2 set aside`. */
function dealtParts(events: readonly Event[], { w, game, texts }: Speech): string[] {
  const { places, stock, zones } = game.layout
  const counts = new Map<string, number>()
  for (const event of events) {
    if (event.type === 'move' && event.from === stock && event.cards.length > 0) {
      counts.set(places[event.to].zone, event.cards.length)
    }
  }
  return Array.from(counts, ([zone, count]) => {
    const each = zones[zone].each === 'seat'
    return zone === 'hand' ? w.log.dealtHand(count, each) : w.log.dealtZone(texts.zones[zone] ?? zone, count, each)
  })
}

function leaderLines(events: readonly Event[], speech: Speech, after: Table): Line[] {
  const shown = events.filter((event) => event.type === 'show')
  if (shown.length > 0) return shown.map((event) => ({ text: shownWords(speech, event, after.turn) }))
  const one = (after.acting & (after.acting - 1)) === 0
  return one ? [{ text: speech.w.log.leads(speech.people.who(after.turn)) }] : []
}
