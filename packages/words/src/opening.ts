import type { Event, Table } from '@trick-bento/kit'
import type { Line } from './line.ts'
import { shownWords } from './shown.ts'
import { trumpOf } from './trump.ts'
import type { Wording } from './wording.ts'

/** How a round begins, from its events and from the table as it was known before and after them. */
export function openingLines(events: readonly Event[], wording: Wording, before: Table, after: Table): Line[] {
  const { grammar, game, texts } = wording
  const lines: Line[] = [{ text: grammar.log.roundBegins(after.round) }, ...dropOuts(wording, before, after)]
  const trump = trumpOf(game, after)
  if (trump !== undefined) lines.push({ text: grammar.log.trumpIs(texts.suits[trump.letter] ?? trump.name) })
  const dealt = dealtParts(events, wording)
  if (dealt.length > 0) lines.push({ text: grammar.log.dealt(dealt), minor: true })
  return [...lines, ...leaderLines(events, wording, after)]
}

function dropOuts({ grammar, people }: Wording, before: Table, after: Table): Line[] {
  if (before.round === 0) return []
  const out = before.playing.filter((seat) => !after.isPlaying(seat))
  if (out.length === 0) return []
  return [{ text: grammar.log.dropsOut(people.all(out)) }, { text: grammar.log.goOn(people.all(after.playing)) }]
}

/** `9 cards each`, `3 face down each`, `2 set aside`. */
function dealtParts(events: readonly Event[], { grammar, game, texts }: Wording): string[] {
  const { places, stock, zones } = game.layout
  const counts = new Map<string, number>()
  for (const event of events) {
    if (event.type === 'move' && event.from === stock && event.cards.length > 0) {
      counts.set(places[event.to].zone, event.cards.length)
    }
  }
  return Array.from(counts, ([zone, count]) => {
    const each = zones[zone].each === 'seat'
    return zone === 'hand'
      ? grammar.log.dealtHand(count, each)
      : grammar.log.dealtZone(texts.zones[zone] ?? zone, count, each)
  })
}

function leaderLines(events: readonly Event[], wording: Wording, after: Table): Line[] {
  const shown = events.filter((event) => event.type === 'show')
  if (shown.length > 0) return shown.map((event) => ({ text: shownWords(wording, event, after.turn) }))
  const one = (after.acting & (after.acting - 1)) === 0
  return one ? [{ text: wording.grammar.log.leads(wording.people.who(after.turn)) }] : []
}
