import { ja as grammar } from '@trick-bento/words/ja'
import type { Dictionary } from '../dictionary.ts'

export const end: Dictionary['end'] = {
  roundOver: (round) => `第${round}ラウンド終了`,
  gameOver: 'ゲーム終了',
  wins: grammar.wins,
  winsWith: grammar.winsWith,

  howScored: '得点の内訳',
  result: '結果',
  before: 'これまで',
  total: grammar.total,
  bestHighest: grammar.goals.highest,
  bestLowest: grammar.goals.lowest,
  times: (n) => `${n}回`,
  roundByRound: 'ラウンドごとの得点',

  nextRound: '次のラウンドへ',
  rematch: 'もう一度遊ぶ',
  sameDeal: '同じ配札でもう一度',
  otherTable: 'テーブルを変える',
  otherGame: '別のゲームへ',
  backToTable: 'テーブルを見る',
  replay: 'リプレイを見る',
  share: '共有',
  shareTitle: (game) => `${game}の対戦`,
  copyLink: 'リンクをコピー',
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした。リンクはこちらです：',
  tooLongToShare: 'ゲームが長いためリンクにできません。かわりに記録をダウンロードしてください。',
  download: '記録をダウンロード',
  challenge: 'この配札を友だちに送る',
}
