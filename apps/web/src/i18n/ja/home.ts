import { san } from '@trick-bento/words/ja'
import type { Dictionary } from '../dictionary.ts'

export const home: Dictionary['home'] = {
  title: 'Trick Bento：小さなトリックテイキング集',
  tagline: 'ひとひねりある、小さなトリックテイキング。',
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
  inProgress: '途中のゲーム',
  turn: (who) => `${san(who)}の番`,
  roundIsOver: (n) => `第${n}ラウンド終了`,
  gameIsOver: 'ゲーム終了',
  leads: (who, by) => `${san(who)}が${by}点リード`,

  newcomer: 'トリックテイキングは初めてですか？',
  newcomerAbout: 'トリックとは何かを、本物のテーブルで2分で覚えられます。',
  firstLesson: '覚えてみる',

  players: (least, most) => (least === most ? `${least}人` : `${least}〜${most}人`),
  playersShort: (least, most) => (least === most ? `${least}人` : `${least}〜${most}人`),
  minutes: (n) => `${n}分`,
}
