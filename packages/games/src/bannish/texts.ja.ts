import type { TextsOf } from '../texts/texts.ts'
import type { bannish } from './rules.ts'
import type { screen } from './screen.ts'

export const texts: TextsOf<typeof bannish, typeof screen> = {
  title: 'BANNISH!!（バニッシュ）',
  shortTitle: 'バニッシュ',
  tagline: '勝つのは2位。双子は消える。',
  about: 'ラウンドを制するのは2位。まったく同じカードが2枚そろうと、どちらも消えます。',
  goal: 'スター2位で1点、2点で勝ち',
  scoring: 'スターが2番目に多い人が勝利点1点を得ます。同じ数の人がいるときは、カードの枚数が少ない人です。',
  total: '勝利点',
  card: '{suit}の{rank}',
  suits: { R: '赤', B: '青', Y: '黄', G: '緑', P: '紫' },
  zones: { prizes: '獲得したカード', removed: '取り除いたカード' },
  numbers: { chip: 'チップ', stars: 'スター' },
  aboutZones: {
    prizes: 'トリックに勝つたびに1枚ずつ獲得したカードです。ラウンドの終わりにスターを数えます。',
    removed: '消えたカードと余ったカードです。誰のものにもなりません。',
  },
  aboutNumbers: {
    chip: 'チップを持つ人が、次のトリックをリードします。',
    stars: '獲得したカードのスターの合計です。ラウンドの終わりには、残った手札のスターも加えます。',
  },
  aboutTotal: 'ラウンドごとに、スターが2位の人が勝利点を1点得ます。2点で勝ちです。',
  aboutGoal: 'スターで1位ではなく2位を狙います。2位になると勝利点1点、2点でゲームに勝ちます。',
  phases: { play: 'カードを出してください', take: '獲得するカードを選んでください' },
  prompts: {
    play: {
      lead: '好きなカードをリードしてください',
      free: '好きなカードを出してください',
      bound: '{suit}をフォローしてください',
    },
  },
  moves: { play: '{card}を出す', take: '{card}を獲得する' },
  calls: {},
  called: {},
  options: {
    stars: { name: 'カードのスター', about: '強さごとのスターの数です。', item: '強さ{n}' },
  },
  reasons: { 'follow-colour': '{suit}をフォローしてください（{who}がリードした色）' },
  scores: { 'second-place': '2位' },
  limits: {},
  outcomes: { 'second-place': { gains: '2位になる' } },
  moments: {
    bannish: { banner: 'バニッシュ！', log: 'バニッシュ！{card}が2枚とも消えました' },
    'second-place': { banner: '2位！' },
  },
}
