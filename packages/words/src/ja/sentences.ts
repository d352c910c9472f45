import { UNSEEN } from '@trick-bento/kit'
import type { Points, SeatPoints } from '../sentence.ts'
import type { SentenceTexts } from '../text.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { listed, san, signed, together } from './grammar.ts'

export const sentences: SentenceTexts = {
  'round-begins': ({ round }) => `第${round}ラウンド開始`,
  'drops-out': ({ seats }, v) => `${together(v.everyone(seats))}が脱落しました`,
  'plays-on': ({ seats }, v) => `${together(v.everyone(seats))}が続けます`,
  trump: ({ suit }, v) => `切り札は${v.suit(suit)}です`,
  dealt: ({ parts }, v) =>
    `配札：${listed(
      parts.map(({ zone, count, each }) => `${zone === 'hand' ? '手札' : v.zone(zone)}${count}枚${each ? 'ずつ' : ''}`),
    )}`,
  'has-card': ({ seat, card, andLeads }, v) =>
    andLeads
      ? `${v.card(card)}を持つ${san(v.who(seat))}がリードします`
      : `${san(v.who(seat))}が${v.card(card)}を持っています`,
  'nobody-has': ({ card }, v) => `${v.card(card)}は誰も持っていません`,
  leads: ({ seat }, v) => `${san(v.who(seat))}がリードします`,

  plays: ({ seat, card }, v) => `${san(v.who(seat))}が${v.card(card)}を出しました`,
  'plays-from': ({ seat, card, zone }, v) => `${san(v.who(seat))}が${v.card(card)}を出しました（${v.zone(zone)}）`,
  'plays-face-down': ({ seat, card, among }, v) => {
    const hidden = among === 'any cards' ? 'カード' : among === 'trumps' ? '切り札' : `${v.suit(among)}のカード`
    return `${san(v.who(seat))}が${card === UNSEEN ? hidden : v.card(card)}を裏向きに出しました`
  },
  calls: (sentence, v) => v.called(sentence) ?? `${san(v.who(sentence.seat))}の選択：${v.choice(sentence)}`,
  decides: ({ seat }, v) => `${san(v.who(seat))}が決めました`,

  reveals: ({ cards }, v) =>
    `${listed(cards.map(({ seat, card }) => `${san(v.who(seat))}が${v.card(card)}`))}を表にしました`,
  'wins-trick': ({ seat, card, points }, v) =>
    `${san(v.who(seat))}が${v.card(card)}でトリックに勝ちました${inBrackets(points, v)}`,
  'takes-trick': ({ seat, points }, v) => `${san(v.who(seat))}がトリックを獲得しました${inBrackets(points, v)}`,
  takes: ({ seat, cards, hidden, points }, v) => {
    const faceDown = hidden.length > 0 ? `と、裏向きで${v.cards(hidden)}` : ''
    return `${san(v.who(seat))}が${v.cards(cards)}${faceDown}を獲得しました${inBrackets(points, v)}`
  },
  scores: ({ seat, points }, v) => `${san(v.who(seat))}：${pointsFor(points, v)}`,
  'nobody-wins': () => 'このトリックの勝者はいません',
  'chooses-prize': ({ seat }, v) => `${san(v.who(seat))}が勝ち、カードを1枚選びます`,
  'moment-moves': ({ moment, card }, v) => v.movedMoment(moment, card),
  leaves: ({ cards, zone }, v) => `${v.zone(zone)}：${v.cards(cards)}`,
  gives: ({ seat, to, cards }, v) => `${san(v.who(seat))}が${san(v.who(to))}に${v.cards(cards)}を渡しました`,
  gets: ({ seat, cards }, v) => `${san(v.who(seat))}が${v.cards(cards)}を受け取りました`,
  'puts-aside': ({ seat, cards, zone }, v) => `${san(v.who(seat))}が${v.cards(cards)}を置きました（${v.zone(zone)}）`,
  'still-holds': ({ seat, cards }, v) => `${san(v.who(seat))}の残りの手札：${v.cards(cards)}`,
  'badge-moves': ({ number, seat }, v) => `${v.number(number)}は${san(v.who(seat))}へ`,
  'everyone-scores': ({ why, points }, v) => `${v.score(why)}：${pointsOfSeats(points, v)}`,
  'moment-scores': ({ moment, points }, v) => `${v.moment(moment)}${pointsOfSeats(points, v)}`,
  'moment-robs': ({ moment, seat, from, points }, v) =>
    `${v.moment(moment)}${san(v.who(seat))}が${san(v.who(from))}から${points}点を奪いました`,
  'leads-next': ({ seat }, v) => `次は${san(v.who(seat))}がリードします`,
  'round-over': ({ round, points }, v) =>
    `第${round}ラウンド終了${points.length > 0 ? `：${pointsOfSeats(points, v)}` : ''}`,
  'game-over': () => 'ゲーム終了',
  'wins-game': ({ seats }, v) => `${together(v.everyone(seats))}がゲームに勝ちました`,
}

const pointsFor = (points: readonly Points[], v: Vocabulary): string =>
  listed(points.map(({ points: n, why }) => (why === undefined ? signed(n) : `${v.score(why)}${signed(n)}点`)))

const inBrackets = (points: readonly Points[], v: Vocabulary): string =>
  points.length > 0 ? `（${pointsFor(points, v)}）` : ''

const pointsOfSeats = (points: readonly SeatPoints[], v: Vocabulary): string =>
  listed(points.map(({ seat, points: n }) => `${san(v.who(seat))}${signed(n)}点`))
