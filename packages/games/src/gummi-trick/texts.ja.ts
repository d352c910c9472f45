import type { TextsOf } from '../texts/texts.ts'
import type { gummiTrick } from './rules.ts'
import type { screen } from './screen.ts'

export const texts: TextsOf<typeof gummiTrick, typeof screen> = {
  title: 'Gummi Trick（グミトリック）',
  shortTitle: 'グミトリック',
  tagline: '色ごとに勝者が決まる。',
  about: '色ごとに勝者が決まり、3枚のカードはめくるまで自分にも分かりません。',
  goal: '得点が最も多い人の勝ち',
  scoring: '表向きで取ったカードは書かれた点、裏向きで取ったカードは1枚1点です。',
  total: '得点',
  card: '{suit}の{rank}',
  suits: { R: '赤', B: '青', Y: '黄', G: '緑', P: '紫', N: '茶' },
  zones: { faceDown: '伏せ札', unused: '除外', shown: '得点の山（表向き）', buried: '得点の山（裏向き）' },
  numbers: { tricks: 'トリック', starter: '最初のリード' },
  aboutZones: {
    faceDown: '全員が3枚ずつ伏せています。持ち主にも中身は分からず、手札を出すかわりにめくれます。',
    unused: 'このラウンドでは使わないカードです。',
    shown: 'その色で勝ったカードです。書かれた数が得点になります。',
    buried: '勝ったカードと同じ色で、負けたカードです。どれも1枚1点になります。',
  },
  aboutNumbers: {
    tricks: '今のトリックです。1ラウンドは12トリックです。',
    starter: 'このラウンドの最初のトリックをリードした人です。',
  },
  aboutTotal: 'これまでに獲得したカードの得点の合計です。',
  aboutGoal: '得点になるカードを集めます。最後に得点が最も多い人の勝ちです。',
  phases: { play: 'カードを出すか、伏せ札をめくってください' },
  prompts: {
    play: {
      lead: '好きなカードをリードしてください',
      'lead or call': '好きなカードをリードするか、伏せ札をめくってください',
      free: '好きなカードを出してください',
      'free or call': '好きなカードを出すか、伏せ札をめくってください',
      bound: '{suit}をフォローしてください',
      'bound or call': '{suit}をフォローするか、伏せ札をめくってください',
      call: '伏せ札をめくってください',
    },
  },
  moves: { play: '{card}を出す' },
  calls: { flip: '伏せ札をめくる' },
  called: { flip: { you: 'あなたが伏せ札をめくると{card}でした', other: '{who}が伏せ札をめくると{card}でした' } },
  options: {
    rounds: {
      name: 'ラウンド数',
      about: '何ラウンド遊ぶかを決めます。得点は合計します。',
      choices: { 1: '1ラウンド', 3: '3ラウンド' },
    },
    points: { name: 'カードの得点', about: '表向きで獲得したカードの得点です。', item: '{n}のカード' },
  },
  reasons: {
    'follow-earliest': '{suit}をフォローしてください（最初に{who}が出した色）',
    'nothing-to-flip': 'めくれる伏せ札がありません',
  },
  scores: { 'face-up': '表向きのカード', 'face-down': '裏向きのカード' },
  limits: {},
  moments: {},
}
