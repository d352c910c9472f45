import { UNSEEN } from '@trick-bento/kit'
import type { DealtPart, Points, SeatPoints } from '../sentence.ts'
import type { SentenceTexts } from '../text.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { count, does, doTogether, is, listed, name, signed, small, verb, whom } from './grammar.ts'

export const sentences: SentenceTexts = {
  'round-begins': ({ round }) => `Round ${round} begins`,
  'drops-out': ({ seats }, v) => `${doTogether(v.everyone(seats), 'drop')} out`,
  'plays-on': ({ seats }, v) => `${doTogether(v.everyone(seats), 'go')} on`,
  trump: ({ suit }, v) => `Trump is ${v.suit(suit)}`,
  dealt: ({ parts }, v) => `Dealt: ${listed(parts.map((part) => dealtPart(part, v)))}`,
  'has-card': ({ seat, card, andLeads }, v) => {
    const who = v.who(seat)
    return `${does(who, 'have')} ${v.card(card)}${andLeads ? ` and ${verb(who, 'lead')}` : ''}`
  },
  'nobody-has': ({ card }, v) => `Nobody has ${v.card(card)}`,
  leads: ({ seat }, v) => does(v.who(seat), 'lead'),

  plays: ({ seat, card }, v) => `${does(v.who(seat), 'play')} ${v.card(card)}`,
  'plays-from': ({ seat, card, zone }, v) => `${does(v.who(seat), 'play')} ${v.card(card)} (${small(v.zone(zone))})`,
  'plays-face-down': ({ seat, card, among }, v) => {
    const hidden = among === 'any cards' ? 'a card' : among === 'trumps' ? 'a trump' : `a ${v.suit(among)} card`
    return `${does(v.who(seat), 'play')} ${card === UNSEEN ? hidden : v.card(card)} face down`
  },
  calls: (sentence, v) => v.called(sentence) ?? `${does(v.who(sentence.seat), 'choose')}: ${v.choice(sentence)}`,
  decides: ({ seat }, v) => `${is(v.who(seat))} done`,

  reveals: ({ cards: [first, ...others] }, v) =>
    [
      `${does(v.who(first.seat), 'turn')} over ${v.card(first.card)}`,
      ...others.map(({ seat, card }) => `${whom(v.who(seat))} ${v.card(card)}`),
    ].join(', '),
  'wins-trick': ({ seat, card, points }, v) =>
    `${does(v.who(seat), 'win')} the trick with ${v.card(card)}${inBrackets(points, v)}`,
  'takes-trick': ({ seat, points }, v) => `${does(v.who(seat), 'take')} the trick${inBrackets(points, v)}`,
  takes: ({ seat, cards, hidden, points }, v) => {
    const faceDown = hidden.length > 0 ? `, and ${v.cards(hidden)} face down` : ''
    return `${does(v.who(seat), 'take')} ${v.cards(cards)}${faceDown}${inBrackets(points, v)}`
  },
  scores: ({ seat, points }, v) => `${name(v.who(seat))}: ${pointsFor(points, v)}`,
  'nobody-wins': () => 'Nobody wins the trick',
  'chooses-prize': ({ seat }, v) => {
    const who = v.who(seat)
    return `${does(who, 'win')} the trick and ${verb(who, 'choose')} a card`
  },
  'moment-moves': ({ moment, card }, v) => v.movedMoment(moment, card),
  leaves: ({ cards, zone }, v) => `${v.zone(zone)}: ${v.cards(cards)}`,
  gives: ({ seat, to, cards }, v) => `${does(v.who(seat), 'give')} ${whom(v.who(to))} ${v.cards(cards)}`,
  gets: ({ seat, cards }, v) => `${does(v.who(seat), 'get')} ${v.cards(cards)}`,
  'puts-aside': ({ seat, cards, zone }, v) =>
    `${does(v.who(seat), 'put')} ${v.cards(cards)} aside (${small(v.zone(zone))})`,
  'still-holds': ({ seat, cards }, v) => `${does(v.who(seat), 'have')} cards left: ${v.cards(cards)}`,
  'badge-moves': ({ number, seat }, v) => `The ${small(v.number(number))} goes to ${whom(v.who(seat))}`,
  'everyone-scores': ({ why, points }, v) => `${v.score(why)}: ${pointsOfSeats(points, v)}`,
  'moment-scores': ({ moment, points }, v) => `${v.moment(moment)} ${pointsOfSeats(points, v)}`,
  'moment-robs': ({ moment, seat, from, points }, v) =>
    `${v.moment(moment)} ${does(v.who(seat), 'take')} ${count(points, 'point')} from ${whom(v.who(from))}`,
  'leads-next': ({ seat }, v) => `${does(v.who(seat), 'lead')} the next trick`,
  'round-over': ({ round, points }, v) =>
    `Round ${round} is over${points.length > 0 ? `: ${pointsOfSeats(points, v)}` : ''}`,
  'game-over': () => 'The game is over',
  'wins-game': ({ seats }, v) => `${doTogether(v.everyone(seats), 'win')} the game`,
}

/** `9 cards each`, `3 face down each`, `2 set aside`. */
function dealtPart({ zone, count: n, each }: DealtPart, v: Vocabulary): string {
  const what = zone === 'hand' ? count(n, 'card') : `${n} ${small(v.zone(zone))}`
  return each ? `${what} each` : what
}

const pointsFor = (points: readonly Points[], v: Vocabulary): string =>
  points
    .map(({ points: n, why }) => (why === undefined ? signed(n) : `${signed(n)} for ${small(v.score(why))}`))
    .join(', ')

const inBrackets = (points: readonly Points[], v: Vocabulary): string =>
  points.length > 0 ? ` (${pointsFor(points, v)})` : ''

const pointsOfSeats = (points: readonly SeatPoints[], v: Vocabulary): string =>
  points.map(({ seat, points: n }) => `${name(v.who(seat))} ${signed(n)}`).join(', ')
