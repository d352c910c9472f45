import type { Dictionary } from '../dictionary.ts'

export const rules: Dictionary['rules'] = {
  all: 'ルール',
  title: (game) => `${game}のルール`,
  contents: '目次',
  inPictures: '絵で見るルール',
  full: '詳しいルール',
  wholePage: 'ルールのページを開く（新しいタブ）',
  inOrder: (names) => names.join('、'),
  houseValue: 'ハウスルール値',
  ruling: '裁定',
  houseAbout: 'カードにだけ書かれていて確認できず、私たちが定めた値です。テーブルの準備で変えられます。',
  rulingAbout: '説明書では決まっていないため、私たちが定めました。',
  play: '遊ぶ',
  learn: '遊びながら覚える',
  notFound: 'このゲームのルールはありません。',
  linkTo: (id) => `ルール${id}へのリンク`,
  ruleOf: (id) => `ルール${id}`,
}
