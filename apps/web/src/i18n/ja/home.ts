import type { Dictionary } from '../dictionary.ts'

export const home: Dictionary['home'] = {
  title: 'Trick Bento：小さなトリックテイキング集',
  tagline: 'ひとひねりある小さなトリックテイキングを、すぐに遊べます。',
  games: 'ゲーム',
  play: '遊ぶ',
  playGame: (title) => `${title}を遊ぶ`,
  learn: '覚える',
  learnGame: (title) => `${title}の遊び方を覚える`,
  rulesOf: (title) => `${title}のルール`,
  watch: '観戦',
  watchGame: (title) => `ボット同士の${title}を観戦する`,
  replays: 'リプレイを見る',
  settings: '設定',

  continue: '続きから',
  continueGame: (title) => `${title}の続きを遊ぶ`,

  players: (least, most) => (least === most ? `${least}人` : `${least}〜${most}人`),
  minutes: (n) => `約${n}分`,
}
