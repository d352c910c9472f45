import type { TextsOf } from '../texts/texts.ts'
import type { trick } from './rules.ts'
import type { screen } from './screen.ts'

export const texts: TextsOf<typeof trick, typeof screen> = {
  title: 'トリックって何？',
  shortTitle: 'トリック入門',
  tagline: 'リード、フォロー、勝ち、切り札を2分で。',
  about: 'トリックテイキングがはじめてなら、ここから。2分で終わります。',
  goal: 'トリックをいちばん多く取った人の勝ち',
  scoring: '1トリックにつき1点です。',
  total: '取ったトリック',
  card: '{suit}の{rank}',
  suits: { R: '赤', B: '青', Y: '黄' },
  zones: { unused: '使わないカード', taken: '取ったカード' },
  numbers: { trump: '切り札' },
  aboutZones: { unused: 'このゲームでは使わないカードです。', taken: '勝ったトリックのカードです。' },
  aboutNumbers: { trump: 'この色のカードは、ほかのどの色のカードにも勝ちます。' },
  aboutTotal: '勝ったトリックは1つ1点です。',
  aboutGoal: 'トリックに勝って得点を集めます。得点が最も多い人の勝ちです。',
  phases: { play: 'カードを出してください' },
  prompts: {
    play: {
      lead: '好きなカードをリードしてください',
      free: '好きなカードを出してください',
      bound: '{suit}をフォローしてください',
    },
  },
  moves: { play: '{card}を出す' },
  calls: {},
  called: {},
  options: {
    trump: {
      name: '切り札',
      about: 'ほかの色より強い色です。',
      choices: { none: 'なし', R: '赤', B: '青', Y: '黄' },
    },
  },
  reasons: { 'follow-suit': '{suit}をフォローしてください（{who}がリードした色）' },
  scores: { trick: '1トリックにつき1点' },
  limits: {},
  moments: {},
}
