import type { TextsOf } from '../texts/texts.ts'
import type { gudetama } from './rules.ts'
import type { screen } from './screen.ts'

export const texts: TextsOf<typeof gudetama, typeof screen> = {
  title: 'Gudetama: The Tricky Egg（ぐでたま：ザ・トリッキー・エッグ）',
  shortTitle: 'ぐでたま',
  tagline: '大事なのは最後のトリック。逃げ切ろう！',
  about: '大事なのは最後のトリックだけ。しかも、誰も勝ちたくありません。',
  goal: '最後のトリックだけ失点、21点で終了、少ない人の勝ち',
  scoring:
    '最後のトリックを取った人は、自分のカードの数字が得点になります。1が出ていたら、全員が自分のカードの数字を得点します。',
  total: '得点',
  card: '{rank}',
  suits: {},
  zones: { unused: '脇に置いたカード', taken: '取ったカード', scored: '得点になったカード' },
  numbers: { tricks: 'トリック', size: 'ラウンドのトリック数', high: '最も大きい数字', starter: '最初のリード' },
  aboutZones: {
    unused: 'このラウンドでは使わないカードです。',
    taken: '勝ったトリックのカードです。得点にはなりません。',
    scored: '得点になったカードです。ゲームが終わるまで山札に戻りません。',
  },
  aboutNumbers: {
    tricks: '今のトリックです。得点になるのは、ラウンドの最後のトリックだけです。',
    size: '配られた手札の枚数だけトリックがあります。',
    high: 'これ以上の数字か、手札で最も小さいカードを出します。',
    starter: 'このラウンドの最初のトリックをリードする人です。',
  },
  aboutTotal: '得点は少ないほど良いゲームです。誰かが21点になると終わり、最も少ない人が勝ちます。',
  aboutGoal:
    'ラウンドの最後のトリックに勝たないようにします。勝つと出したカードの数字が得点になり、得点が最も少ない人の勝ちです。',
  phases: { play: 'カードを出してください', lead: '次にリードする人を指名してください' },
  prompts: {
    play: {
      lead: '好きなカードをリードしてください',
      free: '好きなカードを出してください',
      bound: '{top}以上のカードか、手札で最も小さいカード（{lowest}）を出してください',
      forced: '{top}以上のカードがありません。手札で最も小さいカード（{lowest}）を出してください',
    },
  },
  moves: { play: '{card}を出す' },
  calls: { lead: '{name}を指名する' },
  called: {
    lead: { you: 'あなたが次のリードに{name}を指名しました', other: '{who}が次のリードに{name}を指名しました' },
  },
  options: {
    copies: {
      name: 'カードの枚数',
      about: '数字ごとの枚数です。',
      item: '{n}の枚数',
      check: '合計は席の数の7倍以上、64枚以下にしてください。',
    },
  },
  reasons: {
    'high-or-lowest':
      '{topWho}の{top}が最大です。{top}以上のカードか、手札で最も小さいカード（{lowest}）を出してください',
    'name-another-seat': '参加しているほかの人を指名してください',
  },
  scores: { 'last-trick': '最後のトリックの勝ち', 'one-in-last-trick': '最後のトリックに1' },
  limits: {},
  outcomes: {
    'last-trick': { gains: '最後のトリックに勝つ' },
    'one-in-last-trick': { gains: '1が出て全員が得点する' },
  },
  moments: {
    one: { banner: '1が出た！全員が得点！' },
    'last-trick': { banner: '失点！' },
  },
}
