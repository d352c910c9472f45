import { listed, minus, san, signed } from '@trick-bento/words/ja'
import type { Dictionary } from '../dictionary.ts'

export const common: Dictionary['common'] = {
  appName: 'Trick Bento',
  unofficial:
    '非公式のファンプロジェクトです。各ゲームの出版元や作者とは関係ありません。ルールの説明も絵も、すべて私たち自身によるものです。',

  goOn: '次へ',
  cancel: 'キャンセル',
  close: '閉じる',
  back: '戻る',
  home: 'ホーム',
  toHome: 'ホームへ',
  ok: 'OK',
  on: 'オン',
  done: '完了',
  delete: '削除',
  tryAgain: 'もう一度試す',
  reload: 'ページを再読み込み',
  more: '増やす',
  menu: 'メニュー',
  skipToContent: '本文へ移動',
  navigation: 'ページ一覧',

  loading: '少々お待ちください…',
  newVersion: '新しいバージョンがあります。',
  update: '今すぐ更新',

  you: 'あなた',
  name: (who) => san(who),
  whom: (who) => san(who),
  everybody: '全員',
  seat: (n) => `席${n}`,
  seats: (n) => `${n}席`,
  players: (n) => `${n}人`,
  points: (n) => `${minus(n)}点`,
  cards: (n) => `${n}枚`,
  tricks: (n) => `${n}トリック`,
  rounds: (n) => `${n}ラウンド`,

  cardPattern: '{suit}の{rank}',
  movePattern: '{card}を出す',
  quoted: (text) => `「${text}」`,
  number: (n) => minus(n),
  signed: (n) => signed(n),
  listed: (items) => listed(items),
  between: '・',
  sentences: (lines) => lines.map((line) => (/[。！？…]$/.test(line) ? line : `${line}。`)).join(''),
}
