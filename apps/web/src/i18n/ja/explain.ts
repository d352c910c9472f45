import type { Dictionary } from '../dictionary.ts'

export const explain: Dictionary['explain'] = {
  rule: (id) => `ルール${id}`,
  round: 'ラウンドごとにカードを配り直します。',
  standing: '今の順位と、1位または2位との得点の差です。',
  cards: 'この人の残りの手札です。',
  plaque: (name, facts) => `${name}：${facts.join('、')}`,
}
