import type { TextsOf } from '../texts/texts.ts'
import type { bannish } from './rules.ts'
import type { screen } from './screen.ts'

export const texts: TextsOf<typeof bannish, typeof screen> = {
  title: 'BANNISH!!（バニッシュ）',
  shortTitle: 'バニッシュ',
  tagline: '勝つのは2位。双子は消える。',
  about: 'ラウンドを制するのは2位。まったく同じカードが2枚そろうと、どちらも消えます。',
  goal: 'スター2位で1点、2点で勝ち',
  total: '勝利点',
  card: '{suit}の{rank}',
  suits: { R: '赤', B: '青', Y: '黄', G: '緑', P: '紫' },
  zones: { prizes: '獲得したカード', removed: '取り除いたカード' },
  numbers: { chip: 'チップ', stars: 'スター' },
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
  moments: {
    bannish: { banner: 'バニッシュ！', log: 'バニッシュ！{card}が2枚とも消えました' },
    'second-place': { banner: '2位！' },
  },
}
