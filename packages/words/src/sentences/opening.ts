import type { Event, Game, Table } from '@trick-bento/kit'
import type { DealtPart, Sentence } from '../sentence.ts'
import { shownSentence } from './shown.ts'
import { trumpOf } from './trump.ts'

/** How a round begins, from its events and from the table as the reader knew it before and after them. */
export function openingSentences(events: readonly Event[], game: Game, before: Table, after: Table): Sentence[] {
  const trump = trumpOf(game, after)
  const parts = dealtParts(events, game)
  return [
    { kind: 'round-begins', round: after.round },
    ...dropOuts(before, after),
    ...(trump === undefined ? [] : [{ kind: 'trump', suit: trump } as const]),
    ...(parts.length === 0 ? [] : [{ kind: 'dealt', parts, minor: true } as const]),
    ...leaders(events, game, after),
  ]
}

function dropOuts(before: Table, after: Table): Sentence[] {
  if (before.round === 0) return []
  const out = before.playing.filter((seat) => !after.isPlaying(seat))
  if (out.length === 0) return []
  return [
    { kind: 'drops-out', seats: out },
    { kind: 'plays-on', seats: after.playing },
  ]
}

function dealtParts(events: readonly Event[], { layout: { places, stock, zones } }: Game): DealtPart[] {
  const counts = new Map<string, number>()
  for (const event of events) {
    if (event.type === 'move' && event.from === stock && event.cards.length > 0) {
      counts.set(places[event.to].zone, event.cards.length)
    }
  }
  return Array.from(counts, ([zone, count]) => ({ zone, count, each: zones[zone].each === 'seat' }))
}

function leaders(events: readonly Event[], game: Game, after: Table): Sentence[] {
  const shown = events.filter((event) => event.type === 'show')
  if (shown.length > 0) return shown.map((event) => shownSentence(event, game, after.turn))
  const isOneActing = !after.severalAct
  return isOneActing ? [{ kind: 'leads', seat: after.turn }] : []
}
