import { screens } from '@trick-bento/games/screens'
import type { Event, Seat, Table } from '@trick-bento/kit'
import type { Line } from './line.ts'
import type { Wording } from './wording.ts'

/** Where things stand when a decision has been carried out: who has won nothing, who leads, what is over. */
export function aftermathLines(events: readonly Event[], wording: Wording, before: Table, after: Table): Line[] {
  const { grammar, game, people } = wording
  const ended = isTrickOver(events, before, after)
  const takers = takersOfTrick(events, wording)
  const next = game.phases[after.phase]
  const lines: Line[] = []
  if (ended && takers.size === 0) lines.push({ text: grammar.log.nobodyWins })
  if (!after.roundOver && next.from === 'trick' && after.phase !== before.phase) {
    lines.push({ text: grammar.log.mayChoose(people.who(after.turn)) })
  }
  lines.push(...badgeLines(wording, before, after))
  if (after.roundOver) return [...lines, ...overLines(wording, after)]
  const expected = takers.size === 1 && takers.has(after.turn)
  if (ended && next.from === 'hand' && !expected) lines.push({ text: grammar.log.leadsNext(people.who(after.turn)) })
  return lines
}

const isTrickOver = (events: readonly Event[], before: Table, after: Table): boolean =>
  after.played === 0 && (before.played > 0 || events.some(({ type }) => type === 'play' || type === 'cover'))

function takersOfTrick(events: readonly Event[], { game }: Wording): Set<Seat> {
  const { places, trick } = game.layout
  const takers = new Set<Seat>()
  for (const event of events) {
    if (event.type === 'move' && event.from === trick && places[event.to].owner >= 0) takers.add(places[event.to].owner)
  }
  return takers
}

/** Things that lie with one seat and have moved on, such as a chip. */
function badgeLines({ grammar, game, texts, people }: Wording, before: Table, after: Table): Line[] {
  const numbers = Object.entries(screens[game.id]?.numbers ?? {})
  return numbers.flatMap(([name, { as }]): Line[] => {
    const [was, is] = [before, after].map((table) => (table.n as Readonly<Record<string, number>>)[name])
    if (as !== 'badge' || was === is) return []
    return [{ text: grammar.log.badgeGoes(texts.numbers[name] ?? name, people.who(is)), minor: true }]
  })
}

function overLines({ grammar, game, people }: Wording, after: Table): Line[] {
  const points = after.playing.map((seat) => grammar.log.pointsOf(people.who(seat), after.scored(seat)))
  const lines: Line[] = [{ text: grammar.log.roundOver(after.round, points) }]
  if (game.over(after))
    lines.push({ text: grammar.log.gameOver }, { text: grammar.log.wins(people.all(game.winners(after))) })
  return lines
}
