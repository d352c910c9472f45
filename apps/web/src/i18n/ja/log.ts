import { san, together } from '@trick-bento/words/ja'
import type { Dictionary } from '../dictionary.ts'

export const log: Dictionary['log'] = {
  title: '記録',
  empty: 'まだ何も起きていません',
  trick: (n) => `第${n}トリック`,
  trickOfRound: (round, n) => `第${round}ラウンド、第${n}トリック`,
  led: (who) => `${san(who)}がリード`,
  taken: (everybody) => (everybody.length === 0 ? '獲得者なし' : `${together(everybody)}が獲得`),
}
