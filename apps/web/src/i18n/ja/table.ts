import { ja as grammar, san } from '@trick-bento/words/ja'
import type { Dictionary } from '../dictionary.ts'

export const table: Dictionary['table'] = {
  title: (game) => `${game}・Trick Bento`,
  header: 'ゲームの状況',

  yourTurn: grammar.yourTurn,
  thinking: (who) => `${san(who)}が考えています…`,
  waiting: 'ほかの人を待っています…',
  choose: grammar.choose.hand,

  round: (n) => `第${n}ラウンド`,
  roundOf: (n, most) => `第${n}ラウンド／全${most}`,
  cards: (n) => `${n}枚`,
  ofLine: (n, line) => (n > line ? `${n}（${line}を超えています）` : `${n}（${line}まで安全）`),
  limit: (line, what) => `${what}${line}まで安全`,
  standing: ({ place, distance, isShared }) => {
    if (isShared) return `同点${place}位`
    return place === 1 ? `${distance}点差で1位` : `${place}位、${distance}点差`
  },
  counter: (label, n) => `${label}：${n}`,
  counterOf: (label, n, most) => `${label} ${n}／${most}`,
  labelled: (label, text) => `${label}：${text}`,

  hand: 'あなたの手札',
  handOf: (who) => `${san(who)}の手札`,
  cardsInHand: (n) => `手札${n}枚`,
  emptyHand: '手札はありません',
  faceDownCard: '裏向きのカード',
  faceDownCards: (n) => `裏向きのカード${n}枚`,
  nothingThere: 'なし',
  seatOf: (who, total, cards) => `${san(who)}：${total}、手札${cards}枚`,
  level: (level) => `ボット（${level}）`,
  out: '脱落',

  trickArea: 'トリック',
  playedCard: (who, card) => `${san(who)}：${card}`,
  playedFaceDown: (who) => `${san(who)}：裏向きのカード`,
  playedFaceDownYours: (card) => `あなた：${card}（裏向き）`,

  printed: {
    points: (card, n) => `${card}、${n}点`,
    stars: (card, n) => `${card}、${n}スター`,
  },
  playable: (card) => `${card}、出せます`,
  notPlayable: (card, why) => `${card}、今は出せません。${why}`,
  takable: (card) => `${card}、取れます`,
  refused: (card, why) => `${card}は出せません。${why}。`,

  goOn: '次へ',
  skip: '早送り',
  undo: '待った',
  rules: 'ルール',
  log: '記録',
  settings: '設定',
  lastTrick: '前のトリック',
  lastBegins: (what) => `最後の${what}！`,
  noLastTrick: 'まだ終わったトリックはありません',

  hint: 'ヒント',
  hints: { thinking: grammar.hints.thinking, failed: grammar.hints.failed },

  curtain: {
    handOver: (who) => (who.you ? '端末を受け取ってください' : `${san(who)}に端末を渡してください`),
    about: 'ほかの人は画面を見ないでください。',
    show: (who) => (who.you ? '手札を見る' : `${who.name}です。手札を見る`),
  },
  viewOf: (who) => `${san(who)}の視点`,

  bots: {
    again: (who) => `エラーのため、${san(who)}が考え直しています`,
    likeNewcomer: (who) => `${san(who)}は、ここからは「はじめて」の強さで打ちます`,
  },
  notKept: 'このブラウザにはゲームを保存できません。ページを閉じると失われます。',
  playedElsewhere: 'このゲームは別のタブで開かれたので、ここでは止めました。',
  playHere: 'ここで続ける',
  leave: 'テーブルを離れる',
}
