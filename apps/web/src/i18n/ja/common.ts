import { ja as grammar } from '@trick-bento/words/ja'
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
  tryAgain: 'もう一度試す',
  reload: 'ページを再読み込み',
  skipToContent: '本文へ移動',
  navigation: 'ページ一覧',

  loading: '少々お待ちください…',
  newVersion: '新しいバージョンがあります。',
  update: '今すぐ更新',

  you: 'あなた',
  name: grammar.name,
  seats: (n) => `${n}席`,
  points: grammar.points,

  number: grammar.number,
  signed: grammar.signed,
  listed: grammar.listed,
  between: '・',
  sentences: grammar.utterance,
}
