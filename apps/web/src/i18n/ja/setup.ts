import { ja as grammar } from '@trick-bento/words/ja'
import type { Dictionary } from '../dictionary.ts'

export const setup: Dictionary['setup'] = {
  title: (game) => `${game}のテーブル`,
  seats: '人数',

  whoSitsWhere: '席順',
  sitterOf: (n) => `席${n}に座る人`,
  you: 'あなた',
  friend: 'この端末で遊ぶ友だち',
  botOf: (level) => `ボット（${level}）`,
  level: '強さ',
  botLevel: 'ボットの強さ',
  mixedLevels: 'ボットごとに強さが違います。',
  eachDifferent: 'ひとりずつ決める',
  eachDifferentAbout: 'ボットごとの強さと、この端末で遊ぶ友だち。',
  levels: grammar.levels,
  fairBots: 'ボットが知っているのは、その席から見えることだけです。',
  passAndPlay: '友だちと1台で遊ぶときは、端末を渡すあいだカードを隠します。',
  onlyBots: 'ボットだけのテーブルです。ゆっくり観戦しましょう。',
  yourName: 'あなたの名前',
  yourNameAbout: '空欄なら「あなた」と表示します。',
  friendName: (n) => `席${n}の友だちの名前`,
  friendPreset: (n) => `友だち${n}`,

  options: 'オプション',
  asUsual: '標準のまま',
  changed: (name, value) => `${name}：${value}`,
  toPreset: '標準に戻す',
  house: 'ハウスルール値',
  houseAbout:
    'カードにだけ書かれていて確認できなかったため、私たちが定めた値です。製品をお持ちなら、手元のカードの数字を入力してください。',
  item: (n) => `${n}番目`,

  seed: 'シード値',
  seedAbout: '同じ文字を入れると、同じ配り方になります。空欄なら新しく配ります。',
  seedPlaceholder: '新しく配る',

  start: '始める',
  startNew: '新しく始める',
  discards: '新しく始めると、途中の対戦は消えます。',

  errors: {
    oneOf: 'この中から1つ選んでください。',
    whole: (least, most) => `${least}から${most}までの整数を入力してください。`,
    wholes: (length, least, most) => `${least}から${most}までの整数を${length}個入力してください。`,
    together: 'この組み合わせでは遊べません。',
    fixFirst: '印のついた項目を先に直してください。',
  },
}
