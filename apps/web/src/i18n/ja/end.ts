import { listed, minus, together } from '@trick-bento/words/ja'
import type { Dictionary } from '../dictionary.ts'

export const end: Dictionary['end'] = {
  roundOver: (round) => `第${round}ラウンド終了`,
  gameOver: 'ゲーム終了',
  wins: (winners) => `${together(winners)}の勝ち！`,
  winsWith: (winners, totals) => {
    const different = [...new Set(totals)]
    const each = winners.length > 1 && different.length === 1 ? 'それぞれ' : ''
    return `${together(winners)}の勝ち（${each}${listed(different.map((n) => `${minus(n)}点`))}）`
  },

  howScored: '得点の内訳',
  result: '結果',
  before: 'これまで',
  total: '合計',
  bestHighest: '得点が多いほど良いゲームです',
  bestLowest: '得点が少ないほど良いゲームです',
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
