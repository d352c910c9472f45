import type { TextsOf } from '../texts/texts.ts'
import type { sushiTrick } from './rules.ts'
import type { screen } from './screen.ts'

export const texts: TextsOf<typeof sushiTrick, typeof screen> = {
  title: 'Sushi Trick!（スシトリック！）',
  shortTitle: 'スシトリック！',
  tagline: '切り札は裏向き。欲ばりには税。',
  about: 'フォローの義務はなく、切り札は裏向き。隣り合う切り札は得点を奪い合い、勝ちすぎにはペナルティがあります。',
  goal: '得点が最も多い人の勝ち',
  scoring: '1トリックにつき1点。メルドと逆転で点が動きます。1人だけ取りすぎると、トリックをほかの人に渡します。',
  total: '得点',
  card: '{suit}の{rank}',
  suits: { R: '赤', K: '黒', B: '青', Y: '黄' },
  zones: { unused: '除外', covered: '裏向きの切り札', taken: '取ったカード' },
  numbers: { trump: '切り札', tricks: 'トリック', won: '勝ったトリック' },
  aboutZones: {
    unused: 'このラウンドでは使わないカードです。',
    covered: '切り札は裏向きで出し、全員が出したあとに表にします。',
    taken: '取ったトリックのカードです。数えるのは枚数ではなく、勝ったトリックの数です。',
  },
  aboutNumbers: {
    trump: '最も大きい切り札がトリックに勝ちます。切り札は裏向きで出し、色はラウンドごとに変わります。',
    tricks: '今のトリックです。ラウンドの最後のトリックでは、メルドや逆転で2点ではなく4点が動きます。',
    won: '勝ったトリックは1つ1点です。ひとりだけボーダーラインを超えると、トリックを配ることになります。',
  },
  aboutTotal: '全員4点から始まり、トリック、メルド、逆転で増減します。',
  aboutGoal:
    '勝ちすぎない程度にトリックに勝ち、ほかの人から得点を奪います。最終ラウンド終了時に得点が最も多い人の勝ちです。',
  phases: { play: '好きなカードを出してください' },
  moves: { play: '{card}を出す' },
  calls: {},
  called: {},
  options: {
    rounds: { name: 'ラウンド数', about: '何ラウンド遊ぶかを決めます。切り札の色はラウンドごとに変わります。' },
    shortPayment: {
      name: '支払えないとき',
      about: 'メルドや逆転で、支払う席の得点が足りないときの扱いです。',
      choices: { bank: 'かわりに銀行が全額を支払う', all: '持っている分だけ支払う' },
    },
  },
  reasons: {},
  scores: { tricks: '1トリック1点', meld: 'メルド', reversal: '逆転', penalty: 'トリックの受け渡し' },
  limits: { won: 'ボーダー{n}トリック' },
  outcomes: {
    tricks: { gains: 'トリックに勝つ' },
    meld: { gains: 'メルドで点を奪う', loses: 'メルドで点を奪われる' },
    reversal: { gains: '逆転で点を奪う', loses: '逆転で点を奪われる' },
    penalty: { gains: 'ペナルティの分け前をもらう', loses: 'ペナルティを払う' },
  },
  moments: {
    meld: { banner: 'メルド！' },
    reversal: { banner: '逆転！' },
    penalty: { banner: 'ペナルティ！' },
  },
}
