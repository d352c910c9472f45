import { screens } from '@trick-bento/games/screens'
import type { Event, Game, Seat, Table } from '@trick-bento/kit'
import type { Sentence } from '../sentence.ts'

/** Where things stand after a decision: a trick without winner, who leads next, the end of a round or of the game. */
export function aftermathSentences(events: readonly Event[], game: Game, before: Table, after: Table): Sentence[] {
  const isOver = isTrickOver(events, before, after)
  const takers = takersOfTrick(events, game)
  const next = game.phases[after.phase]
  const sentences: Sentence[] = []
  if (isOver && takers.size === 0) sentences.push({ kind: 'nobody-wins' })
  if (!after.roundOver && next.from === 'trick' && after.phase !== before.phase) {
    sentences.push({ kind: 'chooses-prize', seat: after.turn })
  }
  sentences.push(...badgeSentences(game, before, after))
  if (after.roundOver) return [...sentences, ...endSentences(game, after)]
  const isObvious = takers.size === 1 && takers.has(after.turn)
  if (isOver && next.from === 'hand' && !isObvious) sentences.push({ kind: 'leads-next', seat: after.turn })
  return sentences
}

/** True if these events completed a trick. */
export const isTrickOver = (events: readonly Event[], before: Table, after: Table): boolean =>
  after.played === 0 && (before.played > 0 || events.some(isPlay))

/** True if a card comes into the trick. */
export const isPlay = ({ type }: Event): boolean => type === 'play' || type === 'cover'

function takersOfTrick(events: readonly Event[], { layout: { places, trick } }: Game): Set<Seat> {
  const takers = new Set<Seat>()
  for (const event of events) {
    if (event.type === 'move' && event.from === trick && places[event.to].owner >= 0) takers.add(places[event.to].owner)
  }
  return takers
}

/** Things that lie at one seat and have moved to another, such as a chip. */
function badgeSentences({ id }: Game, before: Table, after: Table): Sentence[] {
  return Object.entries(screens[id]?.numbers ?? {}).flatMap(([number, { as }]): Sentence[] => {
    const [was, is] = [before, after].map((table) => (table.n as Readonly<Record<string, number>>)[number])
    return as !== 'badge' || was === is ? [] : [{ kind: 'badge-moves', number, seat: is, minor: true }]
  })
}

function endSentences(game: Game, after: Table): Sentence[] {
  const points = after.playing.map((seat) => ({ seat, points: after.scored(seat) }))
  const roundOver: Sentence = { kind: 'round-over', round: after.round, points }
  return game.over(after)
    ? [roundOver, { kind: 'game-over' }, { kind: 'wins-game', seats: game.winners(after) }]
    : [roundOver]
}
