import type { Dictionary } from '../dictionary.ts'
import { listed, san, signed, together } from './grammar.ts'

export const log: Dictionary['log'] = {
  title: '記録',
  empty: 'まだ何も起きていません',

  roundBegins: (round) => `第${round}ラウンド開始`,
  trumpIs: (suit) => `切り札は${suit}です`,
  dealt: (parts) => `配札：${listed(parts)}`,
  dealtHand: (n, each) => `手札${n}枚${each ? 'ずつ' : ''}`,
  dealtZone: (zone, n, each) => `${zone}${n}枚${each ? 'ずつ' : ''}`,
  dropsOut: (everybody) => `${together(everybody)}が脱落しました`,
  goOn: (everybody) => `${together(everybody)}が続けます`,

  has: (who, card) => `${san(who)}が${card}を持っています`,
  hasAndLeads: (who, card) => `${card}を持つ${san(who)}がリードします`,
  nobodyHas: (card) => `${card}は誰も持っていません`,
  leads: (who) => `${san(who)}がリードします`,
  leadsNext: (who) => `次は${san(who)}がリードします`,

  plays: (who, card) => `${san(who)}が${card}を出しました`,
  playsFrom: (who, card, zone) => `${san(who)}が${card}を出しました（${zone}）`,
  covers: (who, card) => `${san(who)}が${card}を裏向きに出しました`,
  coversTrump: (who) => `${san(who)}が切り札を裏向きに出しました`,
  coversSuit: (who, suit) => `${san(who)}が${suit}のカードを裏向きに出しました`,
  coversCard: (who) => `${san(who)}がカードを裏向きに出しました`,
  chooses: (who, choice) => `${san(who)}の選択：${choice}`,
  decides: (who) => `${san(who)}が決めました`,
  revealed: (cards) => `公開：${listed(cards)}`,
  cardOf: (who, card) => `${san(who)} ${card}`,

  winsTrick: (who, card) => `${san(who)}が${card}でトリックに勝ちました`,
  takesTrick: (who) => `${san(who)}がトリックを獲得しました`,
  takes: (who, cards) => `${san(who)}が${cards}を獲得しました`,
  takesAlsoHidden: (who, cards, hidden) => `${san(who)}が${cards}と、裏向きで${hidden}を獲得しました`,
  nobodyWins: 'このトリックの勝者はいません',
  mayChoose: (who) => `${san(who)}が勝ち、カードを1枚選びます`,
  twinsVanish: (cry, card) => `${cry}${card}が2枚とも消えました`,
  leaves: (cards, zone) => `${zone}：${cards}`,
  gives: (giver, taker, cards) => `${san(giver)}が${san(taker)}に${cards}を渡しました`,
  gets: (who, cards) => `${san(who)}が${cards}を受け取りました`,
  putsAside: (who, cards, zone) => `${san(who)}が${cards}を置きました（${zone}）`,
  stillHolds: (who, cards) => `${san(who)}の残りの手札：${cards}`,
  unknownCards: (n) => `カード${n}枚`,
  badgeGoes: (label, who) => `${label}は${san(who)}へ`,

  withPoints: (sentence, points) => `${sentence}（${listed(points)}）`,
  pointsFor: (points, why) => `${why}${signed(points)}点`,
  pointsOf: (who, points) => `${san(who)}${signed(points)}点`,
  scores: (who, points) => `${san(who)}：${listed(points)}`,
  counted: (why, points) => `${why}：${listed(points)}`,
  cried: (cry, points) => `${cry}${listed(points)}`,
  robs: (cry, taker, payer, points) => `${cry}${san(taker)}が${san(payer)}から${points}点を奪いました`,

  roundOver: (round, points) => `第${round}ラウンド終了：${listed(points)}`,
  gameOver: 'ゲーム終了',
  wins: (winners) => `${together(winners)}がゲームに勝ちました`,
}
