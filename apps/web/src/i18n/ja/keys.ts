import type { Dictionary } from '../dictionary.ts'

export const keys: Dictionary['keys'] = {
  title: 'キー操作',
  show: 'キー操作の一覧',
  setting: 'テーブルで1文字のキーを使う',
  settingAbout:
    'ヒント、待った、前のトリック、記録、ルールを1文字のキーで操作します。矢印キー、Enter、Escはいつでも使えます。',
  names: { enter: 'Enter', space: 'スペース', escape: 'Esc', tab: 'Tab' },
  choose: '手札のカードを選ぶ',
  play: '選んでいるカードを出す、ボタンを押す',
  goOn: '終わったトリックの次へ進む',
  hint: 'ヒントを見る',
  undo: '直前の手を取り消す（待った）',
  lastTrick: '前のトリックを見る',
  log: '記録を開く・閉じる',
  rules: 'ルールを読む',
  keys: 'この一覧を見る',
  close: '開いているものを閉じる',
  next: '次のボタンなどへ移る',
  off: '1文字のキーは設定でオフになっています。',
}
